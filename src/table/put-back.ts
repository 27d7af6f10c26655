/** After an undo, a redo or a resumed night: the pieces to move so that the table is as the record has it. */

import type { Correction } from '../messages/commands.ts';
import type { PutBack } from '../messages/view.ts';
import { OFF } from '../rules/engine/spaces.ts';
import type { State, Token, Who } from '../rules/engine/state.ts';
import { looks } from '../rules/engine/tokens.ts';
import { type CardsOnTable, cardMoves, cardsOnTable } from './put-back-cards.ts';

/** What of a record can be seen on the table, without anything hidden. */
export interface OnTable
  extends Pick<State, 'pieces' | 'loot' | 'cylinder' | 'received' | 'neutral' | 'firstPlayer'>,
    CardsOnTable {}

export const onTable = (state: State): OnTable => ({
  pieces: { ...state.pieces },
  loot: Object.fromEntries(Object.entries(state.loot).map(([place, tokens]) => [place, tokens.map(looks)])),
  cylinder: { ...state.cylinder },
  received: Object.fromEntries(Object.entries(state.received).map(([who, deck]) => [who, [...deck]])),
  neutral: state.neutral,
  firstPlayer: state.firstPlayer,
  ...cardsOnTable(state),
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
export function asAmended(table: OnTable, record: OnTable): OnTable {
  if (table.card !== record.card || table.home !== record.home) return table;
  const { pile, owners, hand, discard, borrowed } = record;
  return { ...table, pile, owners, hand, discard, borrowed };
}

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
  const cards = cardMoves(table, record);
  return [
    ...pawns(table, record),
    ...tokens(table, record),
    ...cards.away,
    ...bullets(table, record),
    ...cards.back,
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

function tally(items: readonly string[] = []): Map<string, number> {
  const counted = new Map<string, number>();
  for (const item of items) counted.set(item, (counted.get(item) ?? 0) + 1);
  return counted;
}
