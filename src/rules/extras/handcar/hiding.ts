import { ROUNDS } from '../../base/flow/round-cards.ts';
import { everyInside } from '../../engine/cars.ts';
import { ask, type Game, type Outcome, options } from '../../engine/game.ts';
import type { Rule } from '../../engine/hooks.ts';
import { spaceOf } from '../../engine/players.ts';
import type { Space, Step, Who } from '../../engine/state.ts';
import { move, put } from '../../engine/verbs.ts';
import { cites, endOf, HANDCAR, HIDDEN, ON_IT, standingAt } from './handcar.ts';

/** How a pawn goes under a car, and comes out again. */
const HIDE = 'handcar-hide';
const COME_OUT = 'handcar-out';

interface ComeOut extends Step {
  who: Who;
  to?: Space;
}

/** Whether nobody hides at the end of this round, since none comes after it. */
const isCounted = ({ state, kit }: Game): boolean =>
  state.round?.number === ROUNDS && kit.house['handcar-last-round'] !== 'hidden';

/**
 * Who is on it as a round ends takes it round the train, before the event, and hides under a car; which one nobody sees
 * and nobody tells the app. As the next cards are turned over he comes out and says where he is.
 */
export const hiding: Rule = {
  id: 'handcar-hiding',
  stage: 'variant',
  cites,
  hooks: {
    instead: {
      'round.end'(_game, step, former) {
        const then = former(step);
        return Array.isArray(then) ? [{ do: 'handcar.hide' }, ...then] : then;
      },
    },
    before: {
      stealin(game) {
        const hidden = standingAt(game, HIDDEN);
        return hidden.length === 0 ? undefined : hidden.map((who) => ({ do: 'handcar.out', who }));
      },
    },
  },
  steps: {
    'handcar.hide'(game: Game): Outcome {
      const from = endOf(game.state);
      const riders = standingAt(game, ON_IT);
      if (from === undefined || riders.length === 0 || isCounted(game)) return undefined;
      put(game, [{ thing: HANDCAR, from, to: from === 'front' ? 'rear' : 'front' }], HIDE, cites);
      move(
        game,
        riders.map((who) => ({ who, to: HIDDEN })),
        HIDE,
        cites,
      );
      return undefined;
    },
    'handcar.out'(game: Game, step: ComeOut): Outcome {
      const { who, to } = step;
      if (spaceOf(game.state, who) !== HIDDEN) return undefined;
      if (to !== undefined) {
        move(game, [{ who, to }], COME_OUT, cites);
        return undefined;
      }
      return ask(game, {
        about: 'handcar.out',
        asks: who,
        cites: [...cites, 'house:handcar-details'],
        options: options('space', everyInside(game)),
        leadsTo: step,
        into: 'to',
        with: { who },
        skip: null,
      });
    },
  },
};
