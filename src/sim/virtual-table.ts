/**
 * A table that is not there: decks, hands, face-down purses and pieces of its own. It moves them only by what a
 * person at the table is shown, step by step and list by list, so that comparing it with the record means something.
 */
import type { Fact, Place, Token, Who } from '../messages/facts.ts';
import type { PutBack } from '../messages/view.ts';
import { banditCards, CYLINDER, NEUTRAL_BULLETS, purses } from '../rules/catalogue/components.ts';
import { listAt } from '../rules/engine/records.ts';
import { looks } from '../rules/engine/tokens.ts';
import type { Random } from './random.ts';

/** A card in somebody's deck: an action, or a bullet somebody fired. */
export type Card = { kind: 'action'; who: Who; card: string; copy: number } | { kind: 'bullet'; by: Who };
export type ActionCard = Extract<Card, { kind: 'action' }>;

/** A token with the value printed on its hidden side, and the places where it lay, the latest last. */
export interface Piece {
  readonly token: Token;
  readonly trail: Place[];
}

export class VirtualTable {
  readonly pawns: Record<Who, string> = { marshal: '0.in' };
  readonly places: Record<Place, Piece[]> = {};
  readonly cylinder: Record<Who, number> = {};
  readonly decks: Record<Who, Card[]> = {};
  readonly hands: Record<Who, Card[]> = {};
  pile: ActionCard[] = [];
  neutral = NEUTRAL_BULLETS;
  firstPlayer: Who;
  /** The card a player has shown or tapped and not yet laid down. */
  readonly chosen: Record<Who, ActionCard> = {};
  /** Cards that went home with the last pile, bottom first, and cards taken back into hands: people remember them. */
  private lastPile: ActionCard[] = [];
  private readonly takenBack: ActionCard[] = [];
  private undoing = false;
  private readonly purses: number[];

  constructor(
    readonly seats: readonly Who[],
    firstPlayer: Who,
    private readonly random: Random,
  ) {
    this.firstPlayer = firstPlayer;
    this.purses = random.shuffled(
      purses.flatMap(({ dollars, count }) =>
        Array<number>(dollars === 250 ? count - seats.length : count).fill(dollars),
      ),
    );
    for (const who of seats) {
      this.cylinder[who] = CYLINDER;
      this.hands[who] = [];
      const copies: Record<string, number> = {};
      this.decks[who] = random.shuffled(
        banditCards.map((card): Card => {
          const copy = (copies[card] ?? 0) + 1;
          copies[card] = copy;
          return { kind: 'action', who, card, copy };
        }),
      );
    }
  }

  /** Does at the table what the screen told. */
  apply(fact: Fact): void {
    switch (fact.is) {
      case 'moved':
        for (const { who, to } of fact.pawns) this.pawns[who] = to;
        return;
      case 'placed':
        this.lay({ token: this.fromBox(fact.token, fact.to), trail: [] }, fact.to);
        return;
      case 'took':
        this.carry(fact.token, fact.from, fact.who);
        return;
      case 'dropped':
        this.carry(fact.token, fact.who, fact.to);
        return;
      case 'shifted':
        for (const token of fact.tokens) this.carry(token, fact.from, fact.to);
        return;
      case 'discarded':
        this.carry(fact.token, fact.from, 'box', true);
        return;
      case 'shot':
        this.cylinder[fact.by] = (this.cylinder[fact.by] ?? 0) - 1;
        this.deck(fact.at).unshift({ kind: 'bullet', by: fact.by });
        return;
      case 'neutral':
        for (const who of fact.who) this.deck(who).unshift({ kind: 'bullet', by: 'neutral' });
        this.neutral -= fact.who.length;
        return;
      case 'draws':
        this.draw(fact.who, fact.cards);
        return;
      case 'played':
        this.layDown(fact.who);
        return;
      case 'unplayed':
        for (const who of this.seats) this.deck(who).unshift(...this.hand(who).splice(0));
        return;
      case 'cards-home':
        this.cardsHome();
        return;
      case 'first-player':
        this.firstPlayer = fact.who;
        return;
      default:
        return;
    }
  }

  /** Moves pieces by the list that the screen shows after an undo or a redo. */
  putBack(moves: readonly PutBack[], after: 'undo' | 'redo'): void {
    this.undoing = after === 'undo';
    for (const { piece, from, to, whose, count } of moves)
      for (let time = 0; time < count; time++) {
        if (piece === 'card') this.moveCard(whose as Who, from, to);
        else if (piece.startsWith('bullet:')) this.moveBullet(piece.slice(7), to, whose as Who);
        else if (piece === 'first-player') this.firstPlayer = to as Who;
        else if (piece.startsWith('round-card:')) continue;
        else if (this.seats.includes(piece) || piece === 'marshal') this.movePawn(piece, to);
        else if (from === 'box') this.lay(this.outOfBox(piece, to as Place), to as Place);
        else this.carry(piece, from as Place, to as Place);
      }
  }

  /** Tokens of a place as everybody sees them. */
  seen(place: Place): Token[] {
    return (this.places[place] ?? []).map((piece) => looks(piece.token));
  }

  deck(who: Who): Card[] {
    return listAt(this.decks, who);
  }

  hand(who: Who): Card[] {
    return listAt(this.hands, who);
  }

  /** The table's own sum of what lies on a sheet, in dollars. */
  dollars(who: Who): number {
    const worth: Record<string, number> = { jewel: 500, strongbox: 1000 };
    return (this.places[who] ?? []).reduce((sum, { token }) => sum + (worth[token] ?? Number(token.split(':')[1])), 0);
  }

  private movePawn(who: Who, to: PutBack['to']): void {
    if (to === 'box') delete this.pawns[who];
    else this.pawns[who] = to as string;
  }

  private fromBox(look: Token, to: Place): Token {
    if (look !== 'purse') return look;
    return this.seats.includes(to) ? 'purse:250' : `purse:${this.purses.pop()}`;
  }

  private outOfBox(look: Token, to: Place): Piece {
    const box = this.places.box ?? [];
    const at = box.findLastIndex((piece) => looks(piece.token) === look && piece.trail.at(-2) === to);
    return at >= 0 ? (box.splice(at, 1)[0] as Piece) : { token: this.fromBox(look, to), trail: [] };
  }

  private lay(piece: Piece, to: Place): void {
    piece.trail.push(to);
    listAt(this.places, to).push(piece);
  }

  /** Takes a token that looks so: back where it came from if it did, else any; a loser of purses gives the cheapest. */
  private carry(look: Token, from: Place, to: Place, cheapest = false): void {
    const here = this.places[from] ?? [];
    const alike = here.filter((piece) => looks(piece.token) === look);
    if (cheapest) alike.sort((a, b) => Number(a.token.split(':')[1]) - Number(b.token.split(':')[1]));
    const back = alike.filter((piece) => piece.trail.at(-2) === to);
    const piece = cheapest ? alike[0] : (back.at(-1) ?? (alike.length > 0 ? this.random.pick(alike) : undefined));
    if (!piece) throw new Error(`the screen moves a ${look} from ${from}, and there is none`);
    here.splice(here.indexOf(piece), 1);
    if (back.includes(piece)) piece.trail.splice(-2);
    this.lay(piece, to);
  }

  private draw(who: Who, cards: number): void {
    if (this.deck(who).length < cards) throw new Error(`${who} is to draw ${cards} of ${this.deck(who).length}`);
    this.hand(who).push(...this.deck(who).splice(0, cards));
  }

  private layDown(who: Who): void {
    const card = this.chosen[who];
    const at = card ? this.hand(who).indexOf(card) : -1;
    if (!card || at < 0) throw new Error(`the screen shows a card of ${who} that was not laid`);
    this.hand(who).splice(at, 1);
    this.pile.push(card);
    delete this.chosen[who];
    this.takenBack.length = 0;
  }

  private cardsHome(): void {
    this.lastPile = this.pile;
    for (const card of this.pile) this.deck(card.who).push(card);
    this.pile = [];
    for (const who of this.seats) this.decks[who] = this.random.shuffled(this.deck(who));
  }

  private moveCard(who: Who, from: PutBack['from'], to: PutBack['to']): void {
    if (from === 'pile') {
      const at = this.pile.findLastIndex((card) => card.who === who);
      const card = this.pile.splice(at, 1)[0] as ActionCard;
      if (this.undoing) this.takenBack.push(card);
      // At the front of the hand: what was drawn later goes back onto the deck before it.
      if (to === 'hand') this.hand(who).unshift(card);
      else this.deck(who).push(card);
    } else if (to === 'pile') {
      const stack = from === 'deck' ? this.deck(who) : this.hand(who);
      const card = this.recall(who, stack);
      stack.splice(stack.indexOf(card), 1);
      this.pile.push(card);
    } else if (to === 'hand') this.hand(who).push(this.deck(who).shift() as Card);
    else this.deck(who).unshift(this.hand(who).pop() as Card);
  }

  /** The card that people remember: the one that lay there before the cards went home, or the one last taken back. */
  private recall(who: Who, stack: readonly Card[]): ActionCard {
    const card = this.undoing ? this.lastPile[this.pile.length] : this.takenBack.pop();
    if (!card || !stack.includes(card)) throw new Error(`nobody remembers which card of ${who} lay on the pile`);
    return card;
  }

  private moveBullet(by: Who, to: PutBack['to'], whose: Who): void {
    const toDeck = to === 'deck';
    if (by === 'neutral') this.neutral += toDeck ? -1 : 1;
    else this.cylinder[by] = (this.cylinder[by] ?? 0) + (toDeck ? -1 : 1);
    if (toDeck) {
      this.deck(whose).unshift({ kind: 'bullet', by });
      return;
    }
    for (const stack of [this.deck(whose), this.hand(whose)]) {
      const at = stack.findIndex((card) => card.kind === 'bullet' && card.by === by);
      if (at < 0) continue;
      stack.splice(at, 1);
      return;
    }
    throw new Error(`the list takes a bullet of ${by} from ${whose}, and there is none`);
  }
}
