import { type Arrival, ask, type Game, type Outcome, options } from '../../engine/game.ts';
import type { Rule } from '../../engine/hooks.ts';
import { list } from '../../engine/lists.ts';
import { isBandit } from '../../engine/players.ts';
import { otherFloor } from '../../engine/spaces.ts';
import type { Space, Step, Who } from '../../engine/state.ts';
import { landing, move } from '../../engine/verbs.ts';
import { cites, isCircus } from './car.ts';

/** How a pawn moves that climbs her. */
export const GIRAFFE = 'giraffe';
/** What a bandit calls his own movement, by the cause of his arrival. */
const OWN: readonly string[] = ['move', 'ride', 'change-floor'];

interface Climb extends Step {
  who: Who;
  /** Where his movement ended. */
  at: Space;
  climbs?: string;
}

/** The other floor of the circus car; undefined where it has none. */
function upOrDown(game: Game, { who, at }: Climb): Space | undefined {
  const other = otherFloor(at);
  return other === undefined || landing(game, who, other) === at ? undefined : other;
}

/** Whoever ends his movement in or on the circus car, and is still there when all who were met are met, may change floors. */
export const giraffe: Rule = {
  id: GIRAFFE,
  stage: 'variant',
  cites,
  hooks: {
    after: {
      settle(game, step) {
        const arrived = step.arrived as Arrival[];
        const own = arrived.filter(({ cause }) => OWN.includes(cause));
        const climbers = list(game, 'giraffe.offers', { arrived }, own).filter(
          ({ who, to }) => isBandit(who) && game.kit.characters.includes(who) && isCircus(game.state, to),
        );
        return climbers.length === 0
          ? undefined
          : climbers.map(({ who, to }) => ({ do: 'giraffe.climb', who, at: to }));
      },
    },
  },
  steps: {
    'giraffe.climb'(game: Game, step: Climb): Outcome {
      const { who, at, climbs } = step;
      const to = upOrDown(game, step);
      if (climbs === 'no' || to === undefined || game.state.pieces[who] !== at) return undefined;
      if (climbs === 'yes') {
        move(game, [{ who, to }], GIRAFFE, cites);
        return undefined;
      }
      return ask(game, {
        about: 'giraffe',
        asks: who,
        cites: [...cites, 'house:giraffe-arrival'],
        options: options('yes-no', ['yes', 'no']),
        leadsTo: step,
        into: 'climbs',
        with: { who },
      });
    },
  },
};
