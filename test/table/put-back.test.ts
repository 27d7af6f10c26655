import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { opening } from '../../src/ledger/ledger.ts';
import type { PutBack } from '../../src/messages/view.ts';
import { deckSize } from '../../src/rules/base/flow/decks.ts';
import type { Game } from '../../src/rules/engine/game.ts';
import { layerOf } from '../../src/rules/engine/players.ts';
import type { Played, Setup } from '../../src/rules/engine/state.ts';
import { standardSetup } from '../../src/rules/setup.ts';
import { Random } from '../../src/sim/random.ts';
import { asAmended, type OnTable, onTable, putBack } from '../../src/table/put-back.ts';
import { json, LedgerRig } from '../ledger/night-rig.ts';

/** The tables of a night, one after each answer. */
async function tables(seed: number): Promise<OnTable[]> {
  const rig = new LedgerRig();
  const random = new Random(seed);
  const found = [onTable(rig.ledger)];
  while (await rig.any(random)) found.push(onTable(rig.ledger));
  return found;
}

/** A night in which decks run out: hands of partners or of two bandits, and discard piles. */
const thinDecks = [
  {
    ...standardSetup({ seats: [], carCount: 4 }),
    mode: 'teams',
    seats: [
      ['ghost', 'doc'],
      ['tuco', 'django'],
    ],
  },
  {
    ...standardSetup({ seats: [], carCount: 4 }),
    mode: 'two-bandits',
    seats: [
      ['ghost', 'tuco'],
      ['mei', 'django'],
      ['belle', 'cheyenne'],
    ],
  },
  {
    ...standardSetup({ seats: [], carCount: 3, house: { 'expert-chosen-card': 'yes' } }),
    mode: 'two-bandits',
    seats: [
      ['silk', 'mei'],
      ['django', 'cheyenne'],
    ],
  },
  standardSetup({ seats: ['ghost', 'doc', 'tuco', 'cheyenne'], carCount: 4 }),
].map((setup) => ({ ...setup, firstPlayer: setup.seats[0]?.[0] as string, expert: true }));

/** How many cards lie in each stack of each player; bullets count as cards of the deck to which they are given. */
type Stacks = Record<string, { hand: number; deck: number; discard: number }>;

function stacks({ state, kit }: Game): Stacks {
  const { hand, discard } = state;
  return Object.fromEntries(
    kit.players.map((who) => [
      who,
      { hand: hand[who] ?? 0, deck: deckSize({ state, kit } as Game, who), discard: discard[who] ?? 0 },
    ]),
  );
}

/** Moves the cards of a list; returns those that were to be taken from where there were none, in words. */
const emptyHanded = (game: Game, list: readonly PutBack[]): string[] => moveCards(stacks(game), game, list);

function moveCards(now: Stacks, game: Game, list: readonly PutBack[]): string[] {
  const found: string[] = [];
  const count = (who: string, stack: PutBack['from'], by: number) => {
    const borrower = stack !== null && stack in now;
    const kind = borrower ? 'hand' : stack;
    const cards = now[borrower ? stack : (game.kit.playerOf[who] ?? who)];
    if (!cards || (kind !== 'hand' && kind !== 'deck' && kind !== 'discard')) return;
    cards[kind] += by;
    if (cards[kind] < 0) found.push(`${kind} of ${who}`);
  };
  for (const { piece, from, to, whose, count: times } of list)
    for (let time = 0; time < times; time++) {
      const bullet = piece.startsWith('bullet:');
      if (piece !== 'card' && !bullet) continue;
      // The other end of a bullet is no stack of the player's.
      if (!bullet || from === 'deck') count(whose as string, from, -1);
      if (!bullet || to === 'deck') count(whose as string, to, 1);
    }
  return found;
}

/** Of the cards that may be laid or turned over only those that he can have: his own, or one that he has drawn of his partner. */
function mayBeHis({ state, kit }: Game, key: string): boolean {
  const { question } = state;
  if (question?.about === 'turning.end') return key === 'next';
  const lays = question?.about === 'scheme.act';
  if (!lays && question?.about !== 'turning.card') return true;
  const layer = lays ? (question.asks[0] as string) : layerOf(state.setup, state.pile[state.now + 1] as Played);
  const owner = kit.playerOf[key.split(':')[0] as string] ?? layer;
  return owner === layer || (state.borrowed[layer]?.[owner] ?? 0) > 0;
}

/** Moves real pieces by the list, as people do: a piece that is not where the list says stops them. */
function move(table: OnTable, list: readonly PutBack[]): OnTable {
  const now = structuredClone(table);
  for (const { piece, from, to, whose, count } of list)
    for (let time = 0; time < count; time++) {
      if (piece.startsWith('round-card:')) now.card = piece === 'round-card:none' ? null : piece.slice(11);
      else if (piece === 'first-player') now.firstPlayer = to as string;
      else if (piece === 'card') moveCard(now, whose as string, from, to);
      else if (piece.startsWith('bullet:')) moveBullet(now, piece.slice(7), whose as string, to === 'deck');
      else if (piece in now.pieces) {
        expect(now.pieces[piece]).toBe(from);
        now.pieces[piece] = to as string;
      } else moveToken(now, piece, from as string, to as string);
    }
  return now;
}

function moveToken(now: OnTable, token: string, from: string, to: string): void {
  const here = now.loot[from] ?? [];
  // Nobody counts what is left in the box.
  if (from !== 'box') {
    expect(here, `${token} lies in ${from}`).toContain(token);
    here.splice(here.indexOf(token), 1);
  }
  now.loot[to] = [...(now.loot[to] ?? []), token];
}

function moveBullet(now: OnTable, by: string, whose: string, toDeck: boolean): void {
  const deck = now.received[whose] ?? [];
  now.received[whose] = deck;
  if (!toDeck) expect(deck).toContain(by);
  if (toDeck) deck.push(by);
  else deck.splice(deck.indexOf(by), 1);
  if (by === 'neutral') now.neutral += toDeck ? -1 : 1;
  else now.cylinder[by] = (now.cylinder[by] ?? 0) + (toDeck ? -1 : 1);
}

function moveCard(now: OnTable, whose: string, from: PutBack['from'], to: PutBack['to']): void {
  if (from === 'pile') expect([now.pile.pop(), now.owners.pop()]).toContain(whose);
  if (to === 'pile') {
    now.pile.push(whose);
    now.owners.push(whose);
  }
  const hand = now.hand[whose] ?? 0;
  if (from === 'hand') expect(hand).toBeGreaterThan(0);
  now.hand[whose] = hand + (to === 'hand' ? 1 : 0) - (from === 'hand' ? 1 : 0);
}

/** A table as text, where neither the order of tokens in a place nor an empty place matters, nor how they came there. */
const plain = ({ loot, received, hand, home, rounds, turned, carried, picked, ...rest }: OnTable): string => {
  const sorted = (bags: Record<string, string[]>) =>
    Object.entries(bags)
      .filter(([place, bag]) => bag.length > 0 && place !== 'box')
      .map(([place, bag]) => [place, [...bag].sort()])
      .sort();
  const counts = Object.entries(hand)
    .filter(([, cards]) => cards > 0)
    .sort();
  return json({ ...rest, loot: sorted(loot), received: sorted(received), hand: counts });
};

describe('the list of pieces to put back', () => {
  test('done on one table of a night gives any other, from undo and redo alike', async () => {
    for (const seed of [1, 2, 3, 4]) {
      const night = await tables(seed);
      fc.assert(
        fc.property(fc.nat(night.length - 1), fc.nat(night.length - 1), (a, b) => {
          const [table, record] = [night[a] as OnTable, night[b] as OnTable];
          expect(plain(move(table, putBack(table, record)))).toBe(plain(record));
        }),
        { numRuns: 150 },
      );
    }
  });

  test('goes the way back that face-down purses came: nobody knows which one was passed on', async () => {
    const purse = (from: string, to: string) => ({ piece: 'purse', from, to, whose: null, count: 1 });
    const before = (await tables(7))[0] as OnTable;
    const after: OnTable = {
      ...before,
      loot: { ...before.loot, '4.in': ['purse'], ghost: ['purse'], '3.in': [] },
      carried: [
        ...before.carried,
        { token: 'purse', from: '3.in', to: 'ghost' },
        { token: 'purse', from: 'ghost', to: '4.in' },
      ],
    };
    const held: OnTable = { ...before, loot: { ...before.loot, '3.in': ['purse'], '4.in': [], ghost: ['purse'] } };
    expect(putBack(after, held)).toEqual([purse('4.in', 'ghost'), purse('ghost', '3.in')]);
    expect(putBack(held, after)).toEqual([purse('3.in', 'ghost'), purse('ghost', '4.in')]);
    // Nor do two that went different ways change places.
    const both: OnTable = {
      ...before,
      loot: { ...before.loot, '2.in': ['purse'], '3.in': ['purse'], ghost: [], mei: [] },
    };
    const gone: OnTable = {
      ...before,
      loot: { ...before.loot, '2.in': [], '3.in': [], ghost: ['purse'], mei: ['purse'] },
      carried: [
        ...before.carried,
        { token: 'purse', from: '3.in', to: 'ghost' },
        { token: 'purse', from: '2.in', to: 'mei' },
      ],
    };
    expect(putBack(gone, both)).toEqual([purse('mei', '2.in'), purse('ghost', '3.in')]);
    expect(putBack(both, gone)).toEqual([purse('3.in', 'ghost'), purse('2.in', 'mei')]);
  });

  test('never takes a card from where there is none: what was shuffled comes before what was drawn of it', async () => {
    for (const [at, setup] of thinDecks.entries()) {
      const rig = new LedgerRig(opening('thin', '1.0', setup, {}, 1000));
      const random = new Random(at);
      const night: { game: Game; table: OnTable }[] = [];
      do
        night.push({
          game: structuredClone({
            state: rig.ledger.game.state,
            kit: { players: rig.ledger.game.kit.players },
          }) as never,
          table: onTable(rig.ledger),
        });
      while (await rig.any(random));
      for (const [a, from] of night.entries())
        for (const to of night.slice(a + 1, a + 16))
          for (const [table, record] of [
            [from, to],
            [to, from],
          ] as const)
            expect(
              emptyHanded({ ...table.game, kit: rig.ledger.game.kit }, putBack(table.table, record.table)),
              `${setup.mode}, ${record.game.state.scene}`,
            ).toEqual([]);
    }
  });

  test('leaves as many cards in each hand and deck as before, though only a card turned over shows whose it is', async () => {
    const [teams] = thinDecks;
    for (const [taps, expert] of [
      ['turning', false],
      ['turning', true],
      ['scheming', false],
    ]) {
      const setup = { ...(teams as Setup), taps, expert } as Setup;
      const rig = new LedgerRig(opening('unseen', '1.0', setup, {}, 1000));
      const random = new Random(5);
      const night: { game: Game; table: OnTable }[] = [];
      const { kit } = rig.ledger.game;
      do
        night.push({
          game: { state: structuredClone(rig.ledger.game.state), kit } as Game,
          table: onTable(rig.ledger),
        });
      while (await rig.any(random, mayBeHis));
      for (const [a, from] of night.entries())
        for (const to of night.slice(a + 1, a + 30))
          for (const [table, record] of [
            [from, to],
            [to, from],
          ] as const) {
            const now = stacks(table.game);
            const list = putBack(table.table, record.table);
            moveCards(now, table.game, list);
            const { pile, owners, rounds } = table.table;
            const turned = record.table.turned[rounds - 1] ?? [];
            // Each goes by what it turned out to be, which people see as they take it up.
            if (pile.length > 0 && record.table.rounds === rounds && record.table.home)
              expect(list.filter(({ from, to }) => from === 'pile' && to !== 'hand').map(({ whose }) => whose)).toEqual(
                pile.map((_, at) => turned[at] ?? owners[at]).reverse(),
              );
            expect(now, `${table.game.state.scene} to ${record.game.state.scene}`).toEqual(stacks(record.game));
          }
    }
  });

  test('takes a card of a round that is undone into the hand that laid it: only then is it known whose deck it came from', async () => {
    const [teams] = thinDecks;
    const rig = new LedgerRig(opening('laid', '1.0', { ...(teams as Setup), taps: 'turning' }, {}, 1000));
    const before = onTable(rig.ledger);
    for (const key of ['24-tunnel', 'unseen']) await rig.answer(key);
    const cards = putBack(onTable(rig.ledger), before).filter(({ piece }) => piece === 'card');
    expect(cards.slice(0, 3).map(({ from, to, whose, count }) => [from, to, whose, count])).toEqual([
      ['pile', 'hand', 'ghost', 1],
      ['ghost', 'deck', 'doc', 1],
      ['hand', 'deck', 'ghost', 5],
    ]);
  });

  test('after an amend leaves the hands as they are held, but for cards picked of a deck that has none now', async () => {
    const before = (await tables(8)).find(({ home }) => home) as OnTable;
    const record: OnTable = { ...before, hand: { ghost: 5, doc: 4 }, picked: { doc: 1 }, received: {} };
    const table: OnTable = {
      ...record,
      hand: { ghost: 6, doc: 3 },
      picked: { ghost: 1 },
      received: { ghost: ['neutral', 'neutral'] },
    };
    const list = putBack(asAmended(table, record), record);
    expect(list.map(({ piece, from, to, whose, count }) => [piece, from, to, whose, count])).toEqual([
      // The card picked may have been a bullet, which is then in the deck again.
      ['card', 'hand', 'deck', 'ghost', 1],
      ['bullet:neutral', 'deck', 'box', 'ghost', 2],
      ['card', 'deck', 'hand', 'doc', 1],
    ]);
    // Whatever was drawn or laid of them before.
    expect(putBack(asAmended({ ...table, hand: { ghost: 2 } }, record), record)).toEqual(list);
  });

  test('is empty where nothing is to be moved', async () => {
    const night = await tables(5);
    for (const table of night) expect(putBack(table, structuredClone(table))).toEqual([]);
  });

  test('never says which card or which purse it was', async () => {
    const night = await tables(6);
    const lists = night.flatMap((table) => putBack(night.at(-1) as OnTable, table));
    expect(new Set(lists.map(({ piece }) => piece).filter((piece) => /purse|card$/.test(piece)))).toEqual(
      new Set(['purse', 'card']),
    );
  });

  test('names what a person would do: pawns first, the loot, bullets out of decks, cards, the marker', async () => {
    const rig = new LedgerRig();
    const before = onTable(rig.ledger);
    const table: OnTable = {
      ...before,
      pieces: { ...before.pieces, doc: '2.roof' },
      loot: { ...before.loot, '0.in': [], doc: [...(before.loot.doc ?? []), 'strongbox'] },
      received: { ...before.received, tuco: ['doc', 'neutral', 'neutral'] },
      firstPlayer: 'doc',
    };
    expect(putBack(table, before).map(({ piece, from, to, whose, count }) => [piece, from, to, whose, count])).toEqual([
      ['doc', '2.roof', before.pieces.doc, null, 1],
      ['strongbox', 'doc', '0.in', null, 1],
      ['bullet:doc', 'deck', 'doc', 'tuco', 1],
      ['bullet:neutral', 'deck', 'box', 'tuco', 2],
      ['first-player', 'doc', 'ghost', null, 1],
    ]);
  });
});
