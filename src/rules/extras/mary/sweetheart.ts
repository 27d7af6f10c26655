import type { Punch } from '../../base/actions/punch.ts';
import type { Hit } from '../../base/actions/shoot.ts';
import type { Rule } from '../../engine/hooks.ts';
import { spaceOf } from '../../engine/players.ts';
import type { Space, Who } from '../../engine/state.ts';
import { isInside, MARSHAL, MARY } from './she.ts';

const forHer = (target: Who | undefined, spaces: Space[]): Space[] =>
  target === MARY ? spaces.filter(isInside) : spaces;

/** She stays inside the train at all times, and where she is when she meets the Marshal, who is fond of her. */
export const sweetheart: Rule = {
  id: 'mary-sweetheart',
  stage: 'variant',
  cites: ["Mary's Power: Marshal's Sweetheart", 'Marshal'],
  hooks: {
    narrow: {
      meetings: ({ kit }, met) =>
        met.flatMap((one) => {
          if (one.who !== MARY || one.cause !== MARSHAL) return [one];
          const hurt = kit.house['mary-marshal-bullet'] === 'yes';
          return hurt ? [{ ...one, flee: [], cites: [...one.cites, 'house:mary-marshal-bullet'] }] : [];
        }),
      landing: ({ state }, spaces, { who }) => {
        const here = spaceOf(state, who);
        return who === MARY && here !== undefined ? spaces.map((space) => (isInside(space) ? space : here)) : spaces;
      },
      'punch.spaces': (_game, spaces, action) => forHer((action as Punch).target, spaces),
      'push.spaces': (_game, spaces, action) => forHer((action as Hit).target, spaces),
      'giraffe.offers': (_game, arrivals) => arrivals.filter(({ who }) => who !== MARY),
      // What others may do she does.
      'event.answers': (_game, answers, { who }) => (who === MARY ? answers.slice(0, 1) : answers),
    },
  },
};
