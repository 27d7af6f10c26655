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
