/** The virtual table beside what the screen shows: whatever differs, in words. */
import type { Who } from '../messages/facts.ts';
import type { NightView } from '../messages/view.ts';
import type { VirtualTable } from './virtual-table.ts';

/** Everything that a person could point at and say "that is not so here". Empty when table and screen agree. */
export function differences(table: VirtualTable, night: NightView): string[] {
  const { cards } = table;
  const wrong: string[] = [];
  const same = (what: string, here: unknown, shown: unknown) => {
    if (here !== shown && JSON.stringify(here) !== JSON.stringify(shown))
      wrong.push(`${what}: the table has ${JSON.stringify(here)}, the screen ${JSON.stringify(shown)}`);
  };
  const sorted = (items: readonly string[]) => (items.length > 1 ? [...items].sort() : items);
  const bullets = cards.bullets();
  for (const who of new Set([...Object.keys(table.pawns), ...Object.keys(night.train.pawns)]))
    same(`pawn ${who}`, table.pawns[who], night.train.pawns[who]);
  const floors = [
    ...night.train.cars.flatMap(({ inside, roof }) => [inside, roof]),
    ...night.train.annexes.flatMap((annex) => annex.floors),
  ];
  for (const floor of floors) same(`loot ${floor.space}`, sorted(table.seen(floor.space)), sorted(floor.loot));
  for (const place of new Set([...Object.keys(table.things), ...Object.keys(night.things)]))
    same(`things ${place}`, sorted(table.things[place] ?? []), sorted(night.things[place] ?? []));
  for (const seat of night.seats) {
    const { who, player } = seat;
    same(`sheet ${who}`, sorted(table.seen(who)), sorted(seat.loot));
    for (const { id, left } of seat.cylinders) same(`cylinder ${id}`, table.cylinder[id], left);
    same(`bullets ${who}`, sorted(bullets[who] ?? []), sorted(seat.received));
    same(`hand ${who}`, cards.hand(player).length, seat.hand);
    same(`deck ${who}`, cards.deck(player).length, seat.deck);
  }
  same('neutral bullets', table.neutral, night.neutral);
  same('first player', table.firstPlayer, night.firstPlayer);
  // Of cards that are not turned over yet only the side is known, where nobody taps them before.
  const owner = ({ who }: { who: Who }) => (night.inPlay.taps === 'turning' ? cards.sideOf(who) : who);
  same('pile', cards.pile.map(owner), night.pile.map(owner));
  for (const [at, { who, card }] of night.pile.entries())
    if (card !== null) same(`pile card ${at}`, [cards.pile[at]?.who, cards.pile[at]?.card], [who, card]);
  return wrong;
}
