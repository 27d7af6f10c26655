/** The cards among the pieces to put back: pile, hands, decks and discard piles; which card it is, nobody needs to say. */
import type { PutBack } from '../messages/view.ts';
import { automata } from '../rules/catalogue/components.ts';
import type { Fact } from '../rules/engine/facts.ts';
import { layerOf, playerOf } from '../rules/engine/players.ts';
import type { State, Who } from '../rules/engine/state.ts';
import { isExpert } from '../rules/modes.ts';
import { move as movePiece } from './moving.ts';

/** Where a record has the cards, as far as everybody can see. */
export interface CardsOnTable extends Pick<State, 'hand' | 'discard' | 'borrowed'> {
  /** The pile from bottom to top, by the player who laid each card. */
  pile: Who[];
  /** The players to whom those cards belong; until a card is turned over, the one who laid it. */
  owners: Who[];
  /** For each round the players whose cards its pile turned out to be, from the bottom, as far as they were turned over. */
  turned: Who[][];
  /** The round card. */
  card: string | null;
  /** How many round cards have been turned over. */
  rounds: number;
  /** True once the pile of this round has gone home. */
  home: boolean;
  /** Where a pile goes. */
  homeward: 'deck' | 'discard';
}

export const cardsOnTable = (state: State, facts: readonly Fact[]): CardsOnTable => ({
  pile: state.pile.map((card) => layerOf(state.setup, card)),
  owners: state.pile.map((card) => playerOf(state.setup, card.who)),
  turned: turnedIn(state.setup, facts),
  hand: { ...state.hand },
  discard: { ...state.discard },
  borrowed: structuredClone(state.borrowed),
  card: state.round?.card ?? null,
  rounds: state.cards.length,
  // While cards are laid and turned over a question names its turn or its card.
  home: state.pile.length === 0 && !/\/[tc]\d+$/.test(state.scene),
  homeward: isExpert(state.setup) ? 'discard' : 'deck',
});

function turnedIn(setup: State['setup'], facts: readonly Fact[]): Who[][] {
  const turned: Who[][] = [];
  let home = false;
  for (const fact of facts) {
    if (fact.is === 'round-begins') turned.push([]);
    // A card that is played once the pile is home lies on a pile of its own.
    if (fact.is === 'round-begins' || fact.is === 'cards-home') home = fact.is === 'cards-home';
    if (fact.is === 'turned-over' && !home) (turned.at(-1) as Who[])[fact.at] = playerOf(setup, fact.who);
  }
  return turned;
}

/** Whether another pile lies there: of another round, or none any more since it went home. */
export const areApart = (table: CardsOnTable, record: CardsOnTable): boolean =>
  table.card !== record.card || table.home !== record.home;

/** Cards to move: first those that go away, so that a bullet to be taken out lies in a deck; then those that come. */
export function cardMoves(table: CardsOnTable, record: CardsOnTable): { away: PutBack[]; back: PutBack[] } {
  return new Cards(table, record).moves();
}

const move = (from: PutBack['from'], to: PutBack['to'], whose: Who, count = 1): PutBack =>
  movePiece('card', from, to, whose, count);

/** What is still to be done is the difference between what is here now and the record. */
class Cards {
  private readonly now: CardsOnTable;
  private readonly away: PutBack[] = [];
  private readonly back: PutBack[] = [];

  constructor(
    table: CardsOnTable,
    private readonly record: CardsOnTable,
  ) {
    this.now = structuredClone(table);
  }

  moves(): { away: PutBack[]; back: PutBack[] } {
    const { now, record } = this;
    // Of another round, or gone home, no card lies where the record has one.
    const apart = areApart(now, record);
    let same = 0;
    for (; !apart && same < now.pile.length && now.pile[same] === record.pile[same]; same++) this.recognise(same);
    // A pile of a round that has not begun any more was never to go home: it goes back into the hands that laid it.
    const goesHome = apart && record.rounds >= now.rounds;
    for (let at = now.pile.length - 1; at >= same; at--) this.takeOff(at, goesHome);
    // A pile of a round that had not begun is drawn first, then laid out of the hands: only they know whose deck a card is from.
    if (record.rounds > now.rounds) {
      this.hands(this.withPile());
      for (let at = 0; at < record.pile.length; at++) this.back.push(move('hand', 'pile', record.pile[at] as Who));
    } else {
      // A card of the pile may have been drawn since.
      const decks = apart ? record.pile.map((player, at) => this.deckOf(player, at)) : record.owners;
      if (apart) this.hands(record);
      for (let at = same; at < record.pile.length; at++) this.layAgain(at, apart, decks[at] as Who);
      if (!apart) this.hands(record);
    }
    this.discards();
    return { away: this.away, back: this.back };
  }

  /** A card that lies where it lay; to whom it belongs may have been told since. */
  private recognise(at: number): void {
    const { now, record } = this;
    const player = now.pile[at] as Who;
    const [was, is] = [now.owners[at] as Who, record.owners[at] as Who];
    if (was === is) return;
    if (was !== player) this.lend(player, was, 1);
    if (is !== player) this.lend(player, is, -1);
  }

  private takeOff(at: number, goesHome: boolean): void {
    const { now, record } = this;
    const [player, owner] = [now.pile[at] as Who, now.owners[at] as Who];
    // Who has no hand laid it off the deck.
    if (automata.includes(player)) {
      this.away.push(move('pile', 'deck', owner));
      return;
    }
    if (goesHome) {
      const whose = record.turned[now.rounds - 1]?.[at] ?? owner;
      if (whose !== owner) this.lend(player, whose, -1);
      if (now.homeward === 'discard') this.count('discard', whose, 1);
      this.away.push(move('pile', now.homeward, whose));
      return;
    }
    this.count('hand', player, 1);
    if (owner !== player) this.lend(player, owner, 1);
    this.away.push(move('pile', 'hand', player));
  }

  /** Whose deck a card went home to: one of a partner may have been told only as it was turned over. */
  private deckOf(player: Who, at: number): Who {
    const owner = this.record.owners[at] as Who;
    const deck = this.now.turned[this.record.rounds - 1]?.[at] ?? owner;
    if (deck !== owner) this.lend(player, deck, 1);
    return deck;
  }

  private layAgain(at: number, apart: boolean, deck: Who): void {
    const { now, record } = this;
    const [player, owner] = [record.pile[at] as Who, record.owners[at] as Who];
    if (!apart && (now.hand[player] ?? 0) > 0) {
      this.count('hand', player, -1);
      if (owner !== player) this.lend(player, owner, -1);
      this.away.push(move('hand', 'pile', player));
      return;
    }
    const discarded = now.homeward === 'discard' && (now.discard[deck] ?? 0) > 0;
    if (discarded) this.count('discard', deck, -1);
    this.away.push(move(discarded ? 'discard' : 'deck', 'pile', deck));
  }

  /** The record before its pile was laid. */
  private withPile(): CardsOnTable {
    const before = structuredClone(this.record);
    for (const [at, player] of before.pile.entries()) {
      before.hand[player] = (before.hand[player] ?? 0) + 1;
      const owner = before.owners[at] as Who;
      const borrowed = before.borrowed[player] ?? {};
      if (owner !== player) before.borrowed[player] = { ...borrowed, [owner]: (borrowed[owner] ?? 0) + 1 };
    }
    return before;
  }

  /** Cards drawn go back onto the decks from which they came, and the other way round. */
  private hands(record: CardsOnTable): void {
    const { now } = this;
    for (const player of new Set([...Object.keys(now.hand), ...Object.keys(record.hand)])) {
      let more = (now.hand[player] ?? 0) - (record.hand[player] ?? 0);
      for (const lender of new Set([...lenders(now, player), ...lenders(record, player)])) {
        const lent = (now.borrowed[player]?.[lender] ?? 0) - (record.borrowed[player]?.[lender] ?? 0);
        if (lent > 0) this.away.push(move(player, 'deck', lender, lent));
        // What was drawn and put away unplayed since lies in the player's own deck.
        const putAway = more - lent > (now.hand[player] ?? 0);
        if (lent < 0) (putAway ? this.away : this.back).push(move('deck', player, lender, -lent));
        this.lend(player, lender, -lent);
        more -= lent;
      }
      const discarded = (now.discard[player] ?? 0) - (record.discard[player] ?? 0);
      const known = Math.max(0, Math.min(Math.abs(more), more > 0 ? -discarded : discarded));
      this.count('discard', player, more > 0 ? known : -known);
      if (known > 0) (more > 0 ? this.away : this.back).push(handMove(player, 'discard', more, known));
      if (Math.abs(more) > known)
        (more > 0 ? this.away : this.back).push(handMove(player, 'deck', more, Math.abs(more) - known));
    }
  }

  /** What was shuffled together since; any cards will do. It is shuffled before it is drawn from, and undrawn before it is parted. */
  private discards(): void {
    const { now, record } = this;
    for (const player of new Set([...Object.keys(now.discard), ...Object.keys(record.discard)])) {
      const more = (now.discard[player] ?? 0) - (record.discard[player] ?? 0);
      if (more > 0) this.away.push(move('discard', 'deck', player, more));
      if (more < 0) this.back.push(move('deck', 'discard', player, -more));
    }
  }

  private count(what: 'hand' | 'discard', player: Who, cards: number): void {
    this.now[what][player] = (this.now[what][player] ?? 0) + cards;
  }

  private lend(player: Who, lender: Who, cards: number): void {
    const from = this.now.borrowed[player] ?? {};
    this.now.borrowed[player] = { ...from, [lender]: (from[lender] ?? 0) + cards };
  }
}

const lenders = ({ borrowed }: CardsOnTable, player: Who): Who[] => Object.keys(borrowed[player] ?? {});

/** From the hand while it holds more than it should, into it while it holds less. */
const handMove = (player: Who, pile: 'deck' | 'discard', more: number, count: number): PutBack =>
  more > 0 ? move('hand', pile, player, count) : move(pile, 'hand', player, count);
