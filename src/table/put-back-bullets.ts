/**
 * The bullet cards among the pieces to put back: out of decks into the cylinder they came from, or the other way round.
 * A bullet may also lie openly before whoever it hit, and who has several cylinders gets each card back into its own.
 */
import type { PutBack } from '../messages/view.ts';
import { cylindersOf } from '../rules/engine/players.ts';
import type { Place, State, Thing, Who } from '../rules/engine/state.ts';
import { firedBy } from '../rules/modules/index.ts';
import { move } from './moving.ts';
import { tally } from './put-back-tokens.ts';

type BulletsOnTable = Pick<State, 'cylinder' | 'received' | 'things'> & {
  /** Bullet cards that went out of the game for good: out of whose deck, and who had fired them. */
  readonly out: readonly { readonly who: Who; readonly by: Who }[];
};

/** Where a bullet card is that went out of the game for good. */
const OUT = 'out';

export interface BulletMoves {
  /** Away from decks, or never in one. */
  readonly taken: PutBack[];
  /** Into decks. */
  readonly given: PutBack[];
}

/** Where one bullet card is: a cylinder, a deck, or open as a thing in a place. */
type Spot = { cylinder: Who } | { deck: Who } | { place: Place; thing: Thing };

export function bulletMoves(table: BulletsOnTable, record: BulletsOnTable): BulletMoves {
  const taken: PutBack[] = [];
  const given: PutBack[] = [];
  const decks = new Set([...Object.keys(table.received), ...Object.keys(record.received)]);
  const shooters = new Set([...Object.values(table.received), ...Object.values(record.received)].flat());
  for (const by of [...openShooters(table, record)]) shooters.add(by);
  for (const by of [...shooters].filter((one) => cylindersOf(one).length > 1))
    for (const one of severalCylinders(table, record, by, [...decks])) (one.to === 'deck' ? given : taken).push(one);
  for (const who of decks) {
    const here = tally(table.received[who]);
    const there = tally(record.received[who]);
    for (const by of new Set([...here.keys(), ...there.keys()])) {
      if (cylindersOf(by).length > 1) continue;
      const more = (here.get(by) ?? 0) - (there.get(by) ?? 0);
      // `whose` is the deck; the other end is the cylinder of the one who fired, or the neutral pile.
      const source = by === 'neutral' ? 'box' : by;
      const gone = outOf(record, who, by) - outOf(table, who, by);
      const out = Math.sign(gone) === Math.sign(more) ? Math.min(Math.abs(more), Math.abs(gone)) : 0;
      for (const [end, count] of [
        [source, Math.abs(more) - out],
        [OUT, out],
      ] as const) {
        if (count === 0) continue;
        if (more > 0) taken.push(move(`bullet:${by}`, 'deck', end, who, count));
        else given.push(move(`bullet:${by}`, end, 'deck', who, count));
      }
    }
  }
  return { taken, given };
}

/** How many bullets of that shooter went out of the game from a deck. */
const outOf = ({ out }: BulletsOnTable, who: Who, by: Who): number =>
  out.filter((one) => one.who === who && one.by === by).length;

/** Things that are no bullets. */
export const withoutBullets = (things: State['things']): State['things'] =>
  Object.fromEntries(
    Object.entries(things).map(([place, all]) => [place, all.filter((thing) => firedBy(thing) === undefined)]),
  );

const openShooters = (...tables: BulletsOnTable[]): Who[] =>
  tables.flatMap(({ things }) => Object.values(things).flatMap((all) => all.flatMap((thing) => firedBy(thing) ?? [])));

function severalCylinders(table: BulletsOnTable, record: BulletsOnTable, by: Who, decks: readonly Who[]): PutBack[] {
  const surplus: Spot[] = [];
  const wanting: Spot[] = [];
  const differ = (more: number, spot: Spot) => {
    for (let one = 0; one < Math.abs(more); one++) (more > 0 ? surplus : wanting).push(spot);
  };
  for (const cylinder of cylindersOf(by))
    differ((table.cylinder[cylinder] ?? 0) - (record.cylinder[cylinder] ?? 0), { cylinder });
  for (const deck of decks)
    differ((tally(table.received[deck]).get(by) ?? 0) - (tally(record.received[deck]).get(by) ?? 0), { deck });
  for (const place of new Set([...Object.keys(table.things), ...Object.keys(record.things)])) {
    const here = tally(table.things[place]);
    const there = tally(record.things[place]);
    for (const thing of new Set([...here.keys(), ...there.keys()]))
      if (firedBy(thing) === by) differ((here.get(thing) ?? 0) - (there.get(thing) ?? 0), { place, thing });
  }
  // What has no other end goes through the first cylinder.
  const spare: Spot = { cylinder: cylindersOf(by)[0] as Who };
  const length = Math.max(surplus.length, wanting.length);
  return Array.from({ length }, (_, at) => between(by, surplus[at] ?? spare, wanting[at] ?? spare, spare)).flat();
}

function between(by: Who, from: Spot, to: Spot, spare: Spot): PutBack[] {
  // One card cannot be told apart by two names, nor lie in two decks: it goes home in between.
  if (!('cylinder' in from) && !('cylinder' in to) && 'deck' in from === 'deck' in to)
    return [...between(by, from, spare, spare), ...between(by, spare, to, spare)];
  const thing = 'thing' in from ? from.thing : 'thing' in to ? to.thing : undefined;
  const whose = 'deck' in from ? from.deck : 'deck' in to ? to.deck : null;
  return [move(thing === undefined ? `bullet:${by}` : `thing:${thing}`, endOf(from), endOf(to), whose)];
}

const endOf = (spot: Spot): Place => ('cylinder' in spot ? spot.cylinder : 'deck' in spot ? 'deck' : spot.place);
