import type { Ledger } from '../../ledger/ledger.ts';
import type { FreezeView } from '../../messages/record.ts';
import { freezeParts } from '../../table/freeze.ts';

/** Where everything goes, and what was ticked off already; null while play goes on. */
export function freezeView({ game, notes }: Ledger): FreezeView | null {
  const { freeze: why, ticked } = notes;
  if (why === null) return null;
  const parts = freezeParts(game, why).map((part) => ({
    ...part,
    items: part.items.map((item) => ({ ...item, ticked: ticked.has(item.id) })),
  }));
  const items = parts.flatMap((part) => part.items);
  return { why, parts, ticked: items.filter((item) => item.ticked).length, of: items.length };
}
