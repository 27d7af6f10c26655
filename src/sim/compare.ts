/** The virtual table beside what the screen shows: whatever differs, in words. */
import type { NightView } from '../messages/view.ts';
import type { VirtualTable } from './virtual-table.ts';

/** Everything that a person could point at and say "that is not so here". Empty when table and screen agree. */
export function differences(table: VirtualTable, night: NightView): string[] {
  const wrong: string[] = [];
  const same = (what: string, here: unknown, shown: unknown) => {
    if (JSON.stringify(here) !== JSON.stringify(shown))
      wrong.push(`${what}: the table has ${JSON.stringify(here)}, the screen ${JSON.stringify(shown)}`);
  };
  const sorted = (items: readonly string[]) => [...items].sort();
  for (const who of new Set([...Object.keys(table.pawns), ...Object.keys(night.train.pawns)]))
    same(`pawn ${who}`, table.pawns[who], night.train.pawns[who]);
  for (const { inside, roof } of night.train.cars)
    for (const floor of [inside, roof])
      same(`loot ${floor.space}`, sorted(table.seen(floor.space)), sorted(floor.loot));
  for (const seat of night.seats) {
    const { who } = seat;
    const cards = [...table.deck(who), ...table.hand(who)];
    const bullets = cards.flatMap((card) => (card.kind === 'bullet' ? [card.by] : []));
    same(`sheet ${who}`, sorted(table.seen(who)), sorted(seat.loot));
    same(`cylinder ${who}`, table.cylinder[who], seat.cylinder);
    same(`bullets ${who}`, sorted(bullets), sorted(seat.received));
    same(`hand ${who}`, table.hand(who).length, seat.hand);
    same(`deck ${who}`, table.deck(who).length, seat.deck);
  }
  same('neutral bullets', table.neutral, night.neutral);
  same('first player', table.firstPlayer, night.firstPlayer);
  same(
    'pile',
    table.pile.map((card) => card.who),
    night.pile.map((card) => card.who),
  );
  for (const [at, { card }] of night.pile.entries())
    if (card !== null) same(`pile card ${at}`, table.pile[at]?.card, card);
  return wrong;
}
