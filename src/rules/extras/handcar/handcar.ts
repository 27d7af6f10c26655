import type { Game } from '../../engine/game.ts';
import { spaceOf } from '../../engine/players.ts';
import { thingsAt } from '../../engine/records.ts';
import { type Floor, spaceAt } from '../../engine/spaces.ts';
import type { Cite, Place, Space, State, Thing, Who } from '../../engine/state.ts';

/** The car on its own wheels, and the one space on it. */
export const HANDCAR: Thing = 'handcar';
export const ON_IT: Space = 'handcar';
/** Underneath a car, nobody but its bandit knows which. */
export const HIDDEN: Space = 'hidden';
/** Where it stands: before the locomotive or behind the caboose. */
export const ENDS = ['front', 'rear'] as const;
export type End = (typeof ENDS)[number];
export const cites: readonly Cite[] = ['The Handcar'];

/** The end of the train at which it stands; undefined where it is not on the table. */
export const endOf = (state: State): End | undefined =>
  ENDS.find((end: Place) => thingsAt(state, end).includes(HANDCAR));

/** A space of the car next to it. */
export function nextTo(state: State, floor: Floor): Space | undefined {
  const end = endOf(state);
  return end === undefined ? undefined : spaceAt(state, end === 'front' ? 0 : state.cars, floor);
}

/** Characters who stand in that space, in seat order. */
export const standingAt = ({ state, kit }: Game, space: Space): Who[] =>
  kit.characters.filter((who) => spaceOf(state, who) === space);
