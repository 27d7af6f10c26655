import type { Notes } from '../../ledger/notes.ts';
import type { FreezeView } from '../../messages/record.ts';
import type { Game } from '../../rules/engine/game.ts';
import { freezeParts } from '../../table/freeze.ts';

/** Where everything goes, and what was ticked off already; null while play goes on. */
export function freezeView(game: Game, { freeze: why, ticked }: Notes): FreezeView | null {
  if (why === null) return null;
  const parts = freezeParts(game, why).map((part) => ({
    ...part,
    items: part.items.map((item) => ({ ...item, ticked: ticked.has(item.id) })),
  }));
  const items = parts.flatMap((part) => part.items);
  return { why, parts, ticked: items.filter((item) => item.ticked).length, of: items.length };
}
