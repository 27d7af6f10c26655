import { ask, type Game, type Meeting, type Outcome, options } from '../engine/game.ts';
import type { Power } from '../engine/hooks.ts';
import { list } from '../engine/lists.ts';
import type { Step, Who } from '../engine/state.ts';

interface Bullets extends Step {
  met: Meeting[];
}
interface Dodge extends Bullets {
  /** Which of `met` is hers. */
  at: number;
  to: Who;
}

/** Where in `met` the bullet is that she can pass on: not yet passed on, and dealt at all though the pile may be short. */
const dodgeable = (game: Game, met: readonly Meeting[], bearer: Who): number =>
  met.findIndex(
    ({ who, taker, bullet, cause }) =>
      who === bearer &&
      taker === undefined &&
      bullet &&
      met.filter((one) => one.bullet && one.cause === cause).length <= game.state.neutral,
  );

/** Silk with the Dodge power passes the neutral bullet of a lawman on to somebody of her choice, and flees all the same. */
export const silkDodge: Power = {
  id: 'silk',
  name: 'silk-dodge',
  cites: ['Character Powers: Silk'],
  hooks: {
    before: {
      'meeting.bullets'(game, step, bearer) {
        const { met } = step as Bullets;
        const at = dodgeable(game, met, bearer);
        const mine = met[at];
        if (!mine) return undefined;
        const others = list(game, 'characters', { by: bearer }, game.kit.bandits as Who[]);
        const takers = list(
          game,
          'meeting.takers',
          mine,
          others.filter((who) => who !== bearer && !game.state.eliminated.includes(who)),
        );
        if (takers.length === 0) return undefined;
        return ask(game, {
          about: 'dodge',
          asks: bearer,
          cites: silkDodge.cites,
          options: options('bandit', takers),
          leadsTo: { do: 'silk.dodge', met, at },
          into: 'to',
          with: { who: bearer },
          skip: [{ do: 'silk.dodge', met, at, to: bearer }],
        });
      },
    },
  },
  steps: {
    'silk.dodge'(_game: Game, { met, at, to }: Dodge): Outcome {
      return [{ do: 'meeting.bullets', met: met.map((one, n) => (n === at ? { ...one, taker: to } : one)) }];
    },
  },
};
