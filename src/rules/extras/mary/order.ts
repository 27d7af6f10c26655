import type { Game } from '../../engine/game.ts';
import type { Token } from '../../engine/state.ts';
import { kinds } from '../../engine/tokens.ts';

/** In this order she takes loot, and loses it. */
const ORDER: readonly Token[] = ['jewel', 'purse', 'ring', 'strongbox', 'yellow-item'];
/** What lies on floors and is nobody's to take. */
const NEVER: readonly Token[] = ['dynamite'];

/** Of tokens, as they look, the kind that comes first for her; where there are only others, all of them, or none by a house rule. */
export function herChoice({ kit }: Game, tokens: readonly Token[]): Token[] {
  const first = ORDER.find((kind) => tokens.includes(kind));
  if (first !== undefined) return [first];
  return kit.house['mary-other-loot'] === 'never' ? [] : kinds(tokens).filter((kind) => !NEVER.includes(kind));
}
