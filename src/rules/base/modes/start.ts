import type { Game } from '../../engine/game.ts';
import { list } from '../../engine/lists.ts';
import { spaceAt } from '../../engine/spaces.ts';
import type { Space } from '../../engine/state.ts';

/** Where pawns start: the caboose and the car before it, unless a rule says otherwise (heading Set Up, step 11). */
export function startSpaces(game: Game): Space[] {
  const { state } = game;
  const last = [spaceAt(state, state.cars, 'in'), spaceAt(state, state.cars - 1, 'in')] as Space[];
  return list(game, 'start.spaces', {}, last);
}

/** Insides of the cars without the locomotive, from the first to the caboose, where something starts: loot in every car, or pawns. */
export function setUpSpaces(game: Game, what: 'loot' | 'pawns'): Space[] {
  const { state } = game;
  const cars = Array.from({ length: state.cars }, (_, before) => spaceAt(state, before + 1, 'in') as Space);
  return list(game, 'set-up.spaces', { for: what }, cars);
}
