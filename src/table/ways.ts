/** Every way to sit down: which mode suits how many people, and what each needs (headings Set Up, steps 1, 2 and 6). */
import { built } from '../rules/built.ts';

export interface Way {
  readonly mode: string;
  readonly players: number;
  readonly seats: number;
  /** Bandits of a seat. */
  readonly places: number;
  /** Cars besides the locomotive. */
  readonly cars: number;
}

const standard = (players: number): Way => ({
  mode: 'standard',
  players,
  seats: players,
  places: 1,
  cars: Math.min(players, 6),
});
const twoBandits = (players: number): Way => ({
  mode: 'two-bandits',
  players,
  seats: players,
  places: 2,
  cars: players + 1,
});
const teams = (players: number): Way => ({
  mode: 'teams',
  players,
  seats: players / 2,
  places: 2,
  cars: Math.min(players, 6),
});

const every: readonly Way[] = [...[2, 3].map(twoBandits), ...[4, 5, 6, 7, 8].map(standard), ...[4, 6, 8].map(teams)];

/** The ways that are built, by the number of people; the plain one of a number first. */
export const ways: readonly Way[] = every
  .filter(({ mode, players }) => built.mode(mode) && built.players(players))
  .sort((a, b) => a.players - b.players);

/** The way in which so many seats of that mode are taken; undefined where there is none. */
export const wayFor = (mode: string, seats: number): Way | undefined =>
  ways.find((way) => way.mode === mode && way.seats === seats);
