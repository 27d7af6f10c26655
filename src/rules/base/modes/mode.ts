import type { Rule } from '../../engine/hooks.ts';
import type { Who } from '../../engine/state.ts';

/** A way to sit down: how many play, with what, and the rules that go with it (heading Set Up). */
export interface Mode {
  readonly id: string;
  /** How many may play; in teams each of two partners is a player. */
  readonly players: readonly number[];
  /** Seats for so many. */
  readonly seats: (players: number) => number;
  /** Characters who are no bandits, each on a seat of his own; the first of them leads the first round. */
  readonly others: readonly Who[];
  /** Bandits whom nobody plays, each on a seat of his own behind all others; left out where there are none. */
  readonly guests?: readonly Who[];
  /** Bandits of a seat: one of a player, two of a player, or one each of two partners. */
  readonly places: 1 | 2;
  /** Bandits of so many players. */
  readonly bandits: (players: number) => number;
  /** Cars that the table chooses, besides the locomotive and what modules couple behind. */
  readonly cars: (players: number) => number;
  /** Whether so many always play the Expert variant. */
  readonly expert: (players: number) => boolean;
  /** Bandits of which one seat may have no two. */
  readonly apart: readonly Who[];
  readonly rules: readonly Rule[];
}

/** One car for each player, but no more than the box has (heading Set Up, step 2). */
export const carEach = (players: number): number => Math.min(players, 6);

export const seatEach = (players: number): number => players;

export const never = (): boolean => false;
