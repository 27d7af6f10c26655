import type { Game } from '../../engine/game.ts';
import { list } from '../../engine/lists.ts';
import { isBandit } from '../../engine/players.ts';
import { fromFirstPlayer, spaceAt, spotOf } from '../../engine/spaces.ts';
import type { Space, Who } from '../../engine/state.ts';

/** Where pawns start: the caboose and the car before it, unless a rule says otherwise (heading Set Up, step 11). */
export function startSpaces(game: Game): Space[] {
  const { state } = game;
  const last = [spaceAt(state, state.cars, 'in'), spaceAt(state, state.cars - 1, 'in')] as Space[];
  return list(game, 'start.spaces', {}, last);
}

/** Insides of the cars in which pawns may start at all, from the first to the last of them. */
export function startCars(game: Game): Space[] {
  const rear = spotOf(startSpaces(game)[0])?.car ?? game.state.cars;
  return Array.from({ length: rear }, (_, before) => spaceAt(game.state, before + 1, 'in') as Space);
}

/** Bandits who start as the mode has it, clockwise from the First Player. */
export const starting = (game: Game): Who[] =>
  list(game, 'start.bandits', {}, fromFirstPlayer(game.state).filter(isBandit));
