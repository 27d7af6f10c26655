/** After an undo, a redo or a resumed night: the pieces to move so that the table is as the record has it. */

import type { Correction } from '../messages/commands.ts';
import type { PutBack } from '../messages/view.ts';
import type { Fact } from '../rules/engine/facts.ts';
import { OFF } from '../rules/engine/spaces.ts';
import type { State, Who } from '../rules/engine/state.ts';
import { looks } from '../rules/engine/tokens.ts';
import { move } from './moving.ts';
import { bulletMoves, withoutBullets } from './put-back-bullets.ts';
import { areApart, type CardsOnTable, cardMoves, cardsOnTable } from './put-back-cards.ts';
import { carriedIn, straight, type TokensOnTable, tokenMoves } from './put-back-tokens.ts';
import { asOneTrain } from './put-back-train.ts';

/** A record, and all that was told on the way to it. */
interface Stood {
  readonly game: { readonly state: State };
  readonly facts: readonly Fact[];
}

/** What of a record can be seen on the table, without anything hidden. */
export interface OnTable
  extends Pick<State, 'train' | 'pieces' | 'things' | 'cylinder' | 'received' | 'neutral' | 'firstPlayer'>,
    TokensOnTable,
    CardsOnTable {
  /** Bullet cards that went out of the game. */
  out: { who: Who; by: Who }[];
  /** Cards that each player picked out of the deck since the last pile went home. */
  picked: Record<Who, number>;
}

/** How a night's table stands by its record. */
export const onTable = ({ game: { state }, facts }: Stood): OnTable => ({
  train: [...state.train],
  pieces: { ...state.pieces },
  loot: Object.fromEntries(Object.entries(state.loot).map(([place, tokens]) => [place, tokens.map(looks)])),
  things: structuredClone(state.things),
  cylinder: { ...state.cylinder },
  received: Object.fromEntries(Object.entries(state.received).map(([who, deck]) => [who, [...deck]])),
  neutral: state.neutral,
  firstPlayer: state.firstPlayer,
  carried: carriedIn(facts),
  picked: pickedIn(facts),
  out: facts.flatMap((fact) => (fact.is === 'bullet-out' ? { who: fact.who, by: fact.by } : [])),
  ...cardsOnTable(state, facts),
});

function pickedIn(facts: readonly Fact[]): Record<Who, number> {
  const picked: Record<Who, number> = {};
  for (const fact of facts.slice(facts.findLastIndex(({ is }) => is === 'cards-home') + 1))
    if (fact.is === 'picks') for (const who of fact.who) picked[who] = (picked[who] ?? 0) + fact.cards;
  return picked;
}

/** What people declare is how the table stands, whatever else is still to be put back. */
export function declare(table: OnTable, put: Correction): void {
  if (put.cars !== undefined) table.train = [...put.cars];
  for (const [who, space] of Object.entries(put.pieces ?? {})) {
    if (space === OFF) delete table.pieces[who];
    else table.pieces[who] = space;
  }
  for (const [place, tokens] of Object.entries(put.loot ?? {})) table.loot[place] = tokens.map(looks);
  for (const [place, things] of Object.entries(put.things ?? {})) table.things[place] = [...things];
  for (const [who, deck] of Object.entries(put.received ?? {})) table.received[who] = [...deck];
  Object.assign(table.cylinder, put.cylinder);
  Object.assign(table.hand, put.hand);
  table.neutral = put.neutral ?? table.neutral;
  table.firstPlayer = put.firstPlayer ?? table.firstPlayer;
}

/**
 * The table when the record of it was amended: within a round people laid what they laid and hold what they hold,
 * whatever was written down of it; but what was picked for the next round was picked of the deck as it was then.
 */
export function asAmended(table: OnTable, record: OnTable): OnTable {
  if (areApart(table, record)) return table;
  const { pile, owners, turned, discard, borrowed } = record;
  const hand = { ...record.hand };
  for (const player of new Set([...Object.keys(table.picked), ...Object.keys(record.picked)]))
    hand[player] = (hand[player] ?? 0) + (table.picked[player] ?? 0) - (record.picked[player] ?? 0);
  return { ...table, pile, owners, turned, hand, discard, borrowed };
}

/** Everything to move from one table to the other; empty when they are the same. */
export function putBack(stands: OnTable, wanted: OnTable): PutBack[] {
  const { table, record, coupled, left } = asOneTrain(stands, wanted);
  const otherRound = table.card !== record.card;
  const cards = cardMoves(table, record);
  const { taken, given } = bulletMoves(table, record);
  return [
    ...coupled,
    ...pawns(table, record),
    ...straight(withoutBullets(table.things), withoutBullets(record.things)).map(({ token, from, to }) =>
      move(`thing:${token}`, from, to),
    ),
    ...tokenMoves(table, record).map(({ token, from, to, into }) =>
      move(into === undefined ? token : `turn:${token}:${into}`, from, to),
    ),
    ...cards.away,
    ...taken,
    // While a pile is laid cards are drawn before anybody shoots; a bullet of an earlier pile may be among them.
    ...(areApart(table, record) ? [...given, ...cards.back] : [...cards.back, ...given]),
    ...(!otherRound ? [] : [move(`round-card:${record.card ?? 'none'}`, null, record.card ? null : 'deck')]),
    ...(table.firstPlayer === record.firstPlayer ? [] : [move('first-player', table.firstPlayer, record.firstPlayer)]),
    ...left,
  ];
}

function pawns(table: OnTable, record: OnTable): PutBack[] {
  const all = new Set([...Object.keys(table.pieces), ...Object.keys(record.pieces)]);
  return [...all]
    .filter((who) => table.pieces[who] !== record.pieces[who])
    .map((who) => move(who, table.pieces[who] ?? 'box', record.pieces[who] ?? 'box'));
}
