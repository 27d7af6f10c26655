/** What an amend would come to, both ways, before anybody accepts it. */
import type { Amended } from '../../ledger/entries.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import { type Night, waitingIn } from '../../ledger/night.ts';
import type { AmendOutcome, AmendView } from '../../messages/record.ts';
import { looks } from '../../rules/engine/tokens.ts';
import { asAmended, type OnTable, onTable, putBack } from '../../table/put-back.ts';
import { mayBeKnown } from './hidden.ts';
import { entryOf, questionOf, unfitView } from './log.ts';

/**
 * @param table how the table stands now
 * @returns a code that says why it cannot be amended so
 */
export function amendView(
  ledger: Ledger,
  { of, key }: Pick<Amended, 'of' | 'key'>,
  table: OnTable,
): AmendView | string {
  const { night } = ledger;
  const at = night.done.findIndex(({ deed }) => deed.n === of && deed.is === 'answer');
  const met = night.done[at];
  if (!met) return 'no-such-entry';
  const again = ledger.trial({ of, key, way: 're-resolve' });
  const stands = ledger.trial({ of, key, way: 'table-stands' });
  if (typeof again === 'string') return again;
  if (typeof stands === 'string') return stands;
  const hidden = !mayBeKnown(night, at);
  const later = new Set(night.done.slice(at + 1).map(({ deed }) => deed.n));
  const outcome = (then: Night) => outcomeOf(then, later, table);
  return {
    entry: entryOf(met, hidden),
    key: hidden ? null : key,
    ways: { 're-resolve': outcome(again), 'table-stands': outcome(stands) },
  };
}

function outcomeOf(then: Night, later: ReadonlySet<number>, table: OnTable): AmendOutcome {
  const { state } = then.game;
  const record = onTable(then);
  const kept = new Set(then.done.map(({ deed }) => deed.n).filter((n) => later.has(n)));
  const held = Object.entries(state.loot).filter(([place, tokens]) => tokens.length > 0 && place !== 'box');
  return {
    kept: kept.size,
    waiting: waitingIn(then).length,
    unfit: unfitView(then),
    waits: state.question && questionOf(state.question),
    putBack: putBack(asAmended(table, record), record),
    pawns: { ...state.pieces },
    loot: Object.fromEntries(held.map(([place, tokens]) => [place, tokens.map(looks)])),
  };
}
