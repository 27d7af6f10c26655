import type { Game } from '../../engine/game.ts';
import type { Cite, Space, State, Token, Who } from '../../engine/state.ts';
import { dropLoot } from '../../engine/verbs.ts';

export const AMULET: Token = 'amulet';
export const cites: readonly Cite[] = ['Cheyenne Variant – Amulet'];

export const holdsAmulet = ({ loot }: Pick<State, 'loot'>, who: Who): boolean => loot[who]?.includes(AMULET) ?? false;

/** Whoever gets the Amulet lets all his jewels fall. */
export function dropJewels(game: Game, who: Who, to: Space): void {
  for (const token of [...(game.state.loot[who] ?? [])])
    if (token === 'jewel') dropLoot(game, who, token, to, null, AMULET, cites);
}
