import type { Punch } from '../base/actions/punch.ts';
import type { Hit } from '../base/actions/shoot.ts';
import type { Game, Outcome } from '../engine/game.ts';
import type { Rule } from '../engine/hooks.ts';
import { spaceOf } from '../engine/players.ts';
import { besides, OFF, onTrainRoof } from '../engine/spaces.ts';
import type { Space, Step, Who } from '../engine/state.ts';
import { eliminate } from '../engine/verbs.ts';

const isOn = (game: Game): boolean => game.state.round?.event === 'deadly-fall';

/** Whoever was sent off the train is out of the final count. */
const fallen = (who: Who | undefined, to: Space | undefined): Step[] | undefined =>
  who !== undefined && to === OFF ? [{ do: 'fall', who }] : undefined;

/** All through its round, a pawn on a roof may be knocked off the train: by a punch, or by Django's bullet at a train end. */
export const deadlyFall: Rule = {
  id: 'deadly-fall',
  stage: 'rule',
  cites: ['Deadly Fall'],
  hooks: {
    widen: {
      'punch.spaces': (game, spaces, action) =>
        isOn(game) && onTrainRoof(spaceOf(game.state, (action as Punch).target ?? '')) ? [...spaces, OFF] : spaces,
      'push.spaces': (game, spaces, action) => {
        const { at } = action as Hit;
        const end = onTrainRoof(at) && besides(game.state, at).length === 1;
        return isOn(game) && end ? [...(spaces.length > 0 ? spaces : [at]), OFF] : spaces;
      },
    },
    after: {
      punch: (_game, step) => fallen((step as Punch).target, (step as Punch).to),
      push: (_game, step) => fallen(step.who as Who, step.to as Space | undefined),
    },
  },
  steps: {
    /** The event's own moment: what it allowed is over. */
    'deadly-fall'(): Outcome {
      return undefined;
    },
    fall(game: Game, step: Step & { who: Who }): Outcome {
      eliminate(game, [step.who], 'deadly-fall', deadlyFall.cites);
      return undefined;
    },
  },
};
