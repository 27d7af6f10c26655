/**
 * Boarding: out of closed fists, car by car from the caboose on, each player shows his bandits, who enter that car while
 * their horse stays beside it, or his horse and rides on. The last one left chooses any car that remains. The First
 * Player is drawn among those who boarded furthest back.
 */
import { startCars, starting } from '../../base/modes/start.ts';
import { ask, type Game, type Outcome, options } from '../../engine/game.ts';
import type { Rule } from '../../engine/hooks.ts';
import { list } from '../../engine/lists.ts';
import { isBandit, spaceOf } from '../../engine/players.ts';
import { besideCar, spaceAt, spotOf } from '../../engine/spaces.ts';
import type { Space, Step, Who } from '../../engine/state.ts';
import { move, put } from '../../engine/verbs.ts';
import { HORSE } from './horse.ts';

const cites = ['Set Up'];
/** What is answered for a fist with a horse in it. */
export const RIDE_ON = 'ride';

interface Fists extends Step {
  car: number;
  /** Players still on horseback, in the order of their seats. */
  riding: Who[];
  /** `board` or `ride` by player. */
  shown?: Record<Who, string>;
}
interface Last extends Step {
  who: Who;
  to?: Space;
}

/** These players' bandits enter the car, and a horse for each player stays beside it. */
function enter(game: Game, players: readonly Who[], car: number): void {
  const space = spaceAt(game.state, car, 'in') as Space;
  const bandits = players.flatMap((who) => game.kit.hands[who] ?? []);
  put(
    game,
    players.map(() => ({ thing: HORSE, from: 'box', to: besideCar(car) })),
    'set-up',
    cites,
  );
  move(
    game,
    bandits.map((who) => ({ who, to: space })),
    'set-up',
    cites,
  );
}

/** Players whose bandits come on horseback. */
const boarders = (game: Game): Who[] => game.kit.players.filter((who) => starting(game).includes(who));

const carOf = (game: Game, who: Who): number => spotOf(spaceOf(game.state, who))?.car ?? 0;

export const boarding: Rule = {
  id: 'boarding',
  stage: 'module',
  cites,
  steps: {
    'boarding.fists'(game: Game, step: Fists): Outcome {
      const { car, riding, shown } = step;
      const [only, ...others] = riding;
      if (only === undefined) return [{ do: 'boarding.leader' }];
      if (others.length === 0) return [{ do: 'boarding.last', who: only, car }, { do: 'boarding.leader' }];
      // Nobody starts in the locomotive, so there is nothing left to ride on to.
      const must = car === 1;
      if (shown === undefined && !must)
        return ask(game, {
          about: 'boarding.fists',
          asks: riding,
          cites,
          options: options('word', ['board', RIDE_ON]),
          leadsTo: step,
          into: 'shown',
          with: { car },
          skip: null,
        });
      const boards = must ? riding : riding.filter((who) => shown?.[who] === 'board');
      enter(game, boards, car);
      return [{ do: 'boarding.fists', car: car - 1, riding: riding.filter((who) => !boards.includes(who)) }];
    },
    'boarding.last'(game: Game, step: Last & { car: number }): Outcome {
      const { who, to, car } = step;
      if (to === undefined) {
        const spaces = startCars(game).filter((space) => (spotOf(space)?.car ?? 0) <= car);
        return ask(game, {
          about: 'boarding.last',
          asks: who,
          cites,
          options: options('space', spaces),
          leadsTo: step,
          into: 'to',
          with: { who },
          skip: null,
        });
      }
      enter(game, [who], spotOf(to)?.car ?? car);
      return undefined;
    },
    /** Who plays no bandit does not board, and leads if he leads anyway. */
    'boarding.leader'(game: Game, step: Step & { first?: Who }): Outcome {
      const { state } = game;
      if (!isBandit(state.firstPlayer)) return undefined;
      const { first } = step;
      if (first === undefined) {
        const may = list(game, 'first.players', {}, boarders(game));
        const rear = Math.max(...may.map((who) => carOf(game, who)));
        return ask(game, {
          about: 'boarding.leader',
          asks: 'table',
          cites,
          options: options(
            'bandit',
            may.filter((who) => carOf(game, who) === rear),
          ),
          leadsTo: step,
          into: 'first',
        });
      }
      state.firstPlayer = first;
      game.tell?.({ is: 'first-player', who: first, cites });
      return undefined;
    },
  },
  hooks: {
    instead: {
      'mode.place': (game) => {
        const rear = spotOf(startCars(game).at(-1))?.car ?? game.state.cars;
        return [{ do: 'boarding.fists', car: rear, riding: boarders(game) }];
      },
    },
  },
};
