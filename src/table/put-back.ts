/** After an undo, a redo or a resumed night: the pieces to move so that the table is as the record has it. */

import type { Correction } from '../messages/commands.ts';
import type { PutBack } from '../messages/view.ts';
import { playerOf } from '../rules/engine/players.ts';
import { OFF } from '../rules/engine/spaces.ts';
import type { State, Token, Who } from '../rules/engine/state.ts';
import { looks } from '../rules/engine/tokens.ts';

/** What of a record can be seen on the table, without anything hidden. */
export interface OnTable
  extends Pick<State, 'pieces' | 'loot' | 'cylinder' | 'received' | 'neutral' | 'firstPlayer' | 'hand'> {
  /** Cards on the pile, by the player who laid them, from bottom to top. */
  pile: Who[];
  card: string | null;
}

export const onTable = (state: State): OnTable => ({
  pieces: { ...state.pieces },
  loot: Object.fromEntries(Object.entries(state.loot).map(([place, tokens]) => [place, tokens.map(looks)])),
  cylinder: { ...state.cylinder },
  received: Object.fromEntries(Object.entries(state.received).map(([who, deck]) => [who, [...deck]])),
  neutral: state.neutral,
  firstPlayer: state.firstPlayer,
  pile: state.pile.map((card) => card.by ?? playerOf(state.setup, card.who)),
  hand: { ...state.hand },
  card: state.round?.card ?? null,
});

/** What people declare is how the table stands, whatever else is still to be put back. */
export function declare(table: OnTable, put: Correction): void {
  for (const [who, space] of Object.entries(put.pieces ?? {})) {
    if (space === OFF) delete table.pieces[who];
    else table.pieces[who] = space;
  }
  for (const [place, tokens] of Object.entries(put.loot ?? {})) table.loot[place] = tokens.map(looks);
  for (const [who, deck] of Object.entries(put.received ?? {})) table.received[who] = [...deck];
  Object.assign(table.cylinder, put.cylinder);
  Object.assign(table.hand, put.hand);
  table.neutral = put.neutral ?? table.neutral;
  table.firstPlayer = put.firstPlayer ?? table.firstPlayer;
}

/**
 * The table when the record of it was amended: within a round people laid what they laid and hold what they hold,
 * whatever was written down of it.
 */
export const asAmended = (table: OnTable, record: OnTable): OnTable =>
  table.card === record.card ? { ...table, pile: record.pile, hand: record.hand } : table;

const move = (
  piece: string,
  from: PutBack['from'],
  to: PutBack['to'],
  whose: Who | null = null,
  count = 1,
): PutBack => ({
  piece,
  from,
  to,
  whose,
  count,
});

/** Everything to move from one table to the other; empty when they are the same. */
export function putBack(table: OnTable, record: OnTable): PutBack[] {
  const otherRound = table.card !== record.card;
  return [
    ...pawns(table, record),
    ...tokens(table, record),
    // A bullet to be taken out may be in a hand until the cards have gone home.
    ...(otherRound ? cardsHome(table) : []),
    ...bullets(table, record),
    ...cards(otherRound ? allHome(table) : table, record),
    ...(!otherRound ? [] : [move(`round-card:${record.card ?? 'none'}`, null, record.card ? null : 'deck')]),
    ...(table.firstPlayer === record.firstPlayer ? [] : [move('first-player', table.firstPlayer, record.firstPlayer)]),
  ];
}

function pawns(table: OnTable, record: OnTable): PutBack[] {
  const all = new Set([...Object.keys(table.pieces), ...Object.keys(record.pieces)]);
  return [...all]
    .filter((who) => table.pieces[who] !== record.pieces[who])
    .map((who) => move(who, table.pieces[who] ?? 'box', record.pieces[who] ?? 'box'));
}

/** Pairs each token that is too many in one place with a place where it is missing. */
function tokens(table: OnTable, record: OnTable): PutBack[] {
  const surplus: { token: Token; place: string }[] = [];
  const wanting: { token: Token; place: string }[] = [];
  for (const place of new Set([...Object.keys(table.loot), ...Object.keys(record.loot)])) {
    const here = tally(table.loot[place]);
    const there = tally(record.loot[place]);
    for (const token of new Set([...here.keys(), ...there.keys()])) {
      const more = (here.get(token) ?? 0) - (there.get(token) ?? 0);
      for (let at = 0; at < Math.abs(more); at++) (more > 0 ? surplus : wanting).push({ token, place });
    }
  }
  const moves = surplus.map(({ token, place }) => {
    const at = wanting.findIndex((one) => one.token === token);
    const to = at < 0 ? 'box' : (wanting.splice(at, 1)[0]?.place ?? 'box');
    return move(token, place, to);
  });
  return [...moves, ...wanting.map(({ token, place }) => move(token, 'box', place))].filter(
    ({ from, to }) => from !== to,
  );
}

function bullets(table: OnTable, record: OnTable): PutBack[] {
  const found: PutBack[] = [];
  for (const who of new Set([...Object.keys(table.received), ...Object.keys(record.received)])) {
    const here = tally(table.received[who]);
    const there = tally(record.received[who]);
    for (const by of new Set([...here.keys(), ...there.keys()])) {
      const more = (here.get(by) ?? 0) - (there.get(by) ?? 0);
      // `whose` is the deck; the other end is the cylinder of the one who fired, or the neutral pile.
      if (more > 0) found.push(move(`bullet:${by}`, 'deck', by === 'neutral' ? 'box' : by, who, more));
      if (more < 0) found.push(move(`bullet:${by}`, by === 'neutral' ? 'box' : by, 'deck', who, -more));
    }
  }
  return found;
}

const allHome = (table: OnTable): OnTable => ({ ...table, pile: [], hand: {} });

/** The round itself is another one: first everything on the pile and in hands goes onto the decks. */
const cardsHome = (table: OnTable): PutBack[] => [
  ...table.pile.toReversed().map((who) => move('card', 'pile', 'deck', who)),
  ...Object.entries(table.hand).flatMap(([who, count]) =>
    count > 0 ? [move('card', 'hand', 'deck', who, count)] : [],
  ),
];

/** Cards from the pile's top back into hands, and cards drawn back onto decks; which cards, nobody needs to say. */
function cards(table: OnTable, record: OnTable): PutBack[] {
  const found: PutBack[] = [];
  const hand = { ...table.hand };
  let same = 0;
  while (same < table.pile.length && table.pile[same] === record.pile[same]) same++;
  for (const who of table.pile.slice(same).reverse()) {
    found.push(move('card', 'pile', 'hand', who));
    hand[who] = (hand[who] ?? 0) + 1;
  }
  for (const who of record.pile.slice(same)) {
    const inHand = hand[who] ?? 0;
    // Cards that had gone home lie in the decks.
    found.push(move('card', inHand > 0 ? 'hand' : 'deck', 'pile', who));
    if (inHand > 0) hand[who] = inHand - 1;
  }
  for (const who of new Set([...Object.keys(hand), ...Object.keys(record.hand)])) {
    const more = (hand[who] ?? 0) - (record.hand[who] ?? 0);
    if (more > 0) found.push(move('card', 'hand', 'deck', who, more));
    if (more < 0) found.push(move('card', 'deck', 'hand', who, -more));
  }
  return found;
}

function tally(items: readonly string[] = []): Map<string, number> {
  const counted = new Map<string, number>();
  for (const item of items) counted.set(item, (counted.get(item) ?? 0) + 1);
  return counted;
}
