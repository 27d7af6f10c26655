/**
 * A table that is not there: cards, face-down purses and pieces of its own. It moves them only by what a
 * person at the table is shown, step by step and list by list, so that comparing it with the record means something.
 */
import type { Fact, Place, Thing, Token, Who } from '../messages/facts.ts';
import type { PutBack } from '../messages/view.ts';
import { CYLINDER, hiddenValues, purses } from '../rules/catalogue/components.ts';
import { cylindersOf, isBandit } from '../rules/engine/players.ts';
import { listAt } from '../rules/engine/records.ts';
import { movedUp, OFF } from '../rules/engine/spaces.ts';
import type { Setup } from '../rules/engine/state.ts';
import { dollarsOf, looks } from '../rules/engine/tokens.ts';
import { firedBy, modulesOf, neutralBullets } from '../rules/modules/index.ts';
import { FLASKS, UNKNOWN } from '../rules/modules/whiskey/flasks.ts';
import { morePurses } from '../table/laying-modules/index.ts';
import type { Random } from './random.ts';
import { VirtualCards } from './virtual-cards.ts';

/** A token with the value printed on its hidden side, and the places where it lay, the latest last. */
export interface Piece {
  readonly token: Token;
  readonly trail: Place[];
  /** Where it was taken back from, the latest last: people still know which one it was. */
  readonly undone: Place[];
}

/** What is in a flask, told by whoever looks at its other side: `any-flask:old-flask` is one that lies face down. */
export const flaskKind = (token: Token): string => (token.split(':').at(-1) ?? token).replace(/-half$/, '');

/** Dollars of a starting purse. */
const STARTING = 250;

/** What tells a round card from others at a glance. */
export const shownOn = ({ turns, event }: { turns: readonly string[]; event: string | null }): string =>
  `${turns.join()} ${event}`;

export class VirtualTable {
  readonly pawns: Record<Who, string> = { marshal: '0.in' };
  readonly places: Record<Place, Piece[]> = {};
  readonly things: Record<Place, Thing[]> = {};
  readonly cylinder: Record<Who, number> = {};
  readonly cards: VirtualCards;
  neutral: number;
  firstPlayer: Who;
  readonly bandits: readonly Who[];
  /** Every pawn of the night, played or not. */
  private readonly pieces: readonly Who[];
  /** Turns and event of every round card that has lain open: none comes twice. */
  readonly rounds: string[] = [];
  /** Values on the hidden sides of what is still in the box, by kind, in the order in which they are drawn. */
  private readonly values: Readonly<Record<Token, number[]>>;
  /** What a further token of a kind with a hidden side is worth: more than the box holds may be laid out. */
  private readonly spare: Readonly<Record<Token, number>>;
  /** Kinds of the flasks that are still in the box, in the order in which they are drawn. */
  private readonly flasks: string[];

  constructor(
    setup: Setup,
    private readonly random: Random,
  ) {
    this.neutral = neutralBullets(setup);
    this.firstPlayer = setup.firstPlayer;
    this.bandits = setup.seats.flat();
    this.pieces = [...this.bandits, 'marshal', ...modulesOf(setup).flatMap(({ pawns = [] }) => pawns)];
    this.cards = new VirtualCards(setup, random);
    const played = this.cards.players.filter((who) => isBandit(who) && !this.cards.isAutomaton(who));
    const given = played.length + morePurses(setup);
    const drawn = (kinds: typeof purses) =>
      random.shuffled(kinds.flatMap(({ dollars, count }) => Array<number>(count).fill(dollars)));
    const { mailbag = [], 'clowns-chest': chests = [], strongbox = [] } = hiddenValues;
    this.values = {
      purse: drawn(
        purses.map(({ dollars, count }) => ({ dollars, count: dollars === STARTING ? count - given : count })),
      ),
      mailbag: drawn(mailbag),
      'clowns-chest': drawn(chests),
      strongbox: setup.extras.includes('zero-strongbox') ? drawn(strongbox) : [],
    };
    this.spare = Object.fromEntries(
      Object.entries(this.values).flatMap(([kind, left]) => (left.length > 0 ? [[kind, Math.max(...left)]] : [])),
    );
    const flasks = ['old-flask', ...Array<string>(FLASKS - 1).fill('flask')];
    this.flasks = setup.modules.includes('whiskey') ? random.shuffled(flasks) : [];
    for (const cylinder of this.bandits.flatMap(cylindersOf)) this.cylinder[cylinder] = CYLINDER;
  }

  /** Does at the table what the screen told. */
  apply(fact: Fact): void {
    this.cards.apply(fact);
    switch (fact.is) {
      case 'moved':
        for (const { who, to } of fact.pawns) this.movePawn(who, to);
        return;
      case 'placed':
        this.lay({ token: this.fromBox(fact.token, fact.to), trail: [], undone: [] }, fact.to);
        return;
      case 'took':
        this.carry(fact.token, fact.from, fact.who);
        return;
      case 'dropped':
        this.carry(fact.token, fact.who, fact.to);
        return;
      case 'turned':
        this.turn(fact.token, fact.into, fact.at);
        return;
      case 'shifted':
        for (const token of fact.tokens) this.carry(token, fact.from, fact.to);
        return;
      case 'discarded':
        this.carry(fact.token, fact.from, 'box', true);
        return;
      case 'put':
        for (const { thing, from, to } of fact.things) this.putThing(thing, from, to);
        return;
      case 'shot':
        this.fire(fact.pile ?? fact.by, -1);
        if (fact.laid !== undefined) listAt(this.things, fact.at).push(fact.laid);
        return;
      case 'into-decks':
        for (const { who, thing } of fact.cards) this.putThing(thing, who, 'box');
        return;
      case 'neutral':
        this.neutral -= fact.who.length;
        return;
      case 'unhooked':
        this.renumber((place) => movedUp(place, fact.car));
        return;
      case 'round-begins':
        this.rounds.push(shownOn(fact));
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
    this.cards.remember(after);
    for (const { piece, from, to, whose, count } of moves)
      for (let time = 0; time < count; time++) {
        if (piece.startsWith('car:')) this.couple(from as Place, to as Place);
        else if (piece === 'card') this.cards.moveCard(whose as Who, from, to);
        else if (piece.startsWith('thing:'))
          this.moveThing(piece.slice('thing:'.length), from as Place, to as Place, whose);
        else if (piece.startsWith('turn:')) {
          const [, token = '', into = ''] = piece.split(':');
          this.turn(token, into, from as Place);
        } else if (piece.startsWith('bullet:')) this.moveBullet(piece.slice(7), from, to, whose as Who);
        else if (piece === 'first-player') this.firstPlayer = to as Who;
        else if (piece.startsWith('round-card:')) continue;
        else if (this.pieces.includes(piece)) this.movePawn(piece, to);
        else if (from === 'box') this.lay(this.outOfBox(piece, to as Place), to as Place);
        else this.carry(piece, from as Place, to as Place);
      }
  }

  /** Tokens of a place as everybody sees them. */
  seen(place: Place): Token[] {
    return (this.places[place] ?? []).map((piece) => looks(piece.token));
  }

  /** The table's own sum of what lies on a sheet, in dollars. */
  dollars(who: Who): number {
    const worth: Record<string, number> = { jewel: 500, strongbox: 1000 };
    const money = (this.places[who] ?? []).filter(({ token }) => looks(token) !== UNKNOWN);
    return money.reduce((sum, { token }) => sum + (worth[token] ?? dollarsOf(token) ?? 0), 0);
  }

  /** A car comes out of the train, or is coupled in: all behind it is called by another number. */
  private couple(from: Place, to: Place): void {
    const [car, by] = to === 'box' ? ([Number(from), -1] as const) : ([Number(to), 1] as const);
    this.renumber((place) => movedUp(place, car, by));
  }

  /** Where everything is from now on; what has no place any more is out of the game. */
  private renumber(next: (place: Place) => Place | undefined): void {
    for (const [who, space] of Object.entries(this.pawns)) this.pawns[who] = next(space) ?? OFF;
    for (const lying of [this.places, this.things] as Record<Place, unknown>[]) {
      const before = Object.entries(lying);
      for (const [place] of before) delete lying[place];
      for (const [place, all] of before) {
        const now = next(place);
        if (now !== undefined) lying[now] = all;
      }
    }
    for (const piece of Object.values(this.places).flat())
      for (const trail of [piece.trail, piece.undone])
        for (const [at, place] of trail.entries()) trail[at] = next(place) ?? place;
  }

  private movePawn(who: Who, to: PutBack['to']): void {
    if (to === 'box') delete this.pawns[who];
    else this.pawns[who] = to as string;
  }

  private putThing(thing: Thing, from: Place, to: Place): void {
    const here = listAt(this.things, from);
    const at = here.indexOf(thing);
    if (at < 0 && from !== 'box') throw new Error(`the screen moves ${thing} from ${from}, and it is not there`);
    if (at >= 0) here.splice(at, 1);
    if (to !== 'box') listAt(this.things, to).push(thing);
  }

  /** Turns a token onto its other side; of several that look alike, the one that has that side. */
  private turn(look: Token, into: Token, at: Place): void {
    const here = this.places[at] ?? [];
    const alike = here.filter((piece) => looks(piece.token) === look);
    const piece = alike.find(({ token }) => flaskKind(token) === flaskKind(into)) ?? alike[0];
    if (!piece) throw new Error(`the screen turns a ${look} at ${at}, and there is none`);
    const token = into === UNKNOWN ? `${UNKNOWN}:${flaskKind(piece.token)}` : into;
    here[here.indexOf(piece)] = { ...piece, token };
  }

  private fromBox(look: Token, to: Place): Token {
    if (look === UNKNOWN) return `${UNKNOWN}:${this.flasks.pop() ?? 'flask'}`;
    if (look === 'purse' && this.bandits.includes(to)) return `purse:${STARTING}`;
    const value = this.values[look]?.pop() ?? this.spare[look];
    return value === undefined ? look : `${look}:${value}`;
  }

  private outOfBox(look: Token, to: Place): Piece {
    const box = this.places.box ?? [];
    const at = box.findLastIndex((piece) => looks(piece.token) === look && piece.trail.at(-2) === to);
    return at >= 0 ? (box.splice(at, 1)[0] as Piece) : { token: this.fromBox(look, to), trail: [], undone: [] };
  }

  private lay(piece: Piece, to: Place): void {
    piece.trail.push(to);
    listAt(this.places, to).push(piece);
  }

  /** Takes a token that looks so: back where it came from, or again where it was taken back from, if it was, else any; a loser of purses gives the cheapest. */
  private carry(look: Token, from: Place, to: Place, cheapest = false): void {
    const here = this.places[from] ?? [];
    const alike = here.filter((piece) => looks(piece.token) === look);
    if (cheapest) alike.sort((a, b) => Number(a.token.split(':')[1]) - Number(b.token.split(':')[1]));
    const back = alike.filter((piece) => piece.trail.at(-2) === to);
    const again = alike.filter((piece) => piece.undone.at(-1) === to);
    const known = back.at(-1) ?? again.at(-1);
    const piece = cheapest ? alike[0] : (known ?? (alike.length > 0 ? this.random.pick(alike) : undefined));
    if (!piece) throw new Error(`the screen moves a ${look} from ${from}, and there is none`);
    here.splice(here.indexOf(piece), 1);
    if (back.includes(piece)) {
      piece.trail.splice(-2);
      piece.undone.push(from);
    } else if (again.includes(piece)) piece.undone.pop();
    else piece.undone.length = 0;
    this.lay(piece, to);
  }

  private fire(cylinder: Who, more: number): void {
    this.cylinder[cylinder] = (this.cylinder[cylinder] ?? 0) + more;
  }

  /** A thing goes to a place; one that is a bullet card may come out of a cylinder or a deck, or go there. */
  private moveThing(thing: Thing, from: Place, to: Place, whose: Who | null): void {
    const by = firedBy(thing);
    if (by === undefined) {
      this.putThing(thing, from, to);
      return;
    }
    const isPlace = (end: Place) => end !== 'deck' && !cylindersOf(by).includes(end);
    this.putThing(thing, isPlace(from) ? from : 'box', isPlace(to) ? to : 'box');
    if (from === 'deck') this.cards.takeBullet(by, whose as Who);
    else if (!isPlace(from)) this.fire(from, -1);
    if (to === 'deck') this.cards.giveBullet(by, whose as Who);
    else if (!isPlace(to)) this.fire(to, 1);
  }

  private moveBullet(by: Who, from: PutBack['from'], to: PutBack['to'], whose: Who): void {
    const toDeck = to === 'deck';
    // One that went out of the game lies in no pile.
    const out = [from, to].includes('out');
    if (by === 'neutral') this.neutral += out ? 0 : toDeck ? -1 : 1;
    else if (!out) this.fire((toDeck ? from : to) as Who, toDeck ? -1 : 1);
    if (from !== 'deck' && !toDeck && !out) {
      this.fire(from as Who, -1);
      return;
    }
    if (toDeck) this.cards.giveBullet(by, whose);
    else this.cards.takeBullet(by, whose);
  }
}
