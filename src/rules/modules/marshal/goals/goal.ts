import type { Game } from '../../../engine/game.ts';
import type { Who } from '../../../engine/state.ts';

/** One of the Marshal's goals. */
export interface Goal {
  readonly id: string;
  /** Whether it may be among the cards of this night; another rule may add it all the same. */
  readonly inPlay?: (game: Game) => boolean;
  /** Whether it is reached as the table stands. */
  readonly holds: (game: Game) => boolean;
}

/** With fewer bandits, the goals about everybody's bullets stay in the box (heading Set Up, step 7). */
const MANY_BANDITS = 4;
export const manyBandits = (game: Game): boolean => game.kit.bandits.length >= MANY_BANDITS;

/** Bullets of a character in a deck. */
export const bulletsOf = (game: Game, by: Who, whose: Who): number =>
  (game.state.received[whose] ?? []).filter((one) => one === by).length;
