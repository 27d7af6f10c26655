/**
 * The record of the table: plain JSON, small, changed in place by the verbs alone.
 * It holds what everybody at the table can see, and of a card tapped face down what the host alone knows.
 */

/** A bandit's id, `marshal`, `shotgun`, `table`, …: names of `catalogue/`, never of code. */
export type Who = string;
/** `3.in`, `3.roof`, `0.in` (locomotive), `off`, and what modules add (`stagecoach.roof`, `cell`, …). */
export type Space = string;
/** A space, a bandit whose sheet it is, `beside.2` (along car 2), or `box`: what is out of the game. */
export type Place = string;
/** `purse` (value not known), `purse:250`, `jewel`, `strongbox`, … */
export type Token = string;
/**
 * What a module lays on the table that is neither pawn nor loot nor bullet: `horse`, `stagecoach`, `hostage:banker`, …
 * The whole word is its name; things hide no value behind a colon unless their module says so.
 */
export type Thing = string;
/** A heading of the manual, or `house:<id>`. */
export type Cite = string;
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** What was agreed before the first card; never changes during a night. */
export interface Setup {
  mode: string;
  expert: boolean;
  modules: string[];
  variants: string[];
  extras: string[];
  /** Clockwise, each seat's bandits; one each in the standard mode. */
  seats: Who[][];
  /** The seat, by its first bandit, that leads the first round. */
  firstPlayer: Who;
  /** Car ids of the catalogue from behind the locomotive to the caboose; empty where they are not known. */
  cars: string[];
  /** Only what differs from the defaults. */
  house: Record<string, string>;
  /** The printed count of cars besides the locomotive, where `cars` is empty. */
  carCount: number;
  /** Silk's power: `move`, `dodge`, `block`, or `own`, which the table resolves; empty where she does not ride. */
  silk: string;
  /** What the table's own power for Silk does, in its words; empty where there is none. */
  silkWords: string;
  /** What was drawn unseen out of the box at set-up and lies open from then on, by the place where it lies. */
  drawn: Record<Place, Thing[]>;
  /** When cards are tapped: as they are laid, or by the First Player as the pile is turned over. */
  taps: 'scheming' | 'turning';
  /** Which round cards the night is played with. */
  deck: RoundDeck;
  /** Round cards that the table typed in by their icons. */
  typed: PrintedRound[];
  /**
   * What the table typed in of cards whose make-up the app does not know: a deck by its character, the bullets of a
   * cylinder from its top by the cylinder. An empty word stands for a card not looked at.
   */
  known: Record<Who, string[]>;
}

/** `station`: four round cards and a station; `five`: five round cards; `chosen`: drawn from those listed (heading Choosing Round Cards). */
export interface RoundDeck {
  kind: 'station' | 'five' | 'chosen';
  /** Card ids that may come, stations among them; empty where it is any of the box. */
  cards: string[];
}

/** What is printed on a round card. */
export interface PrintedRound {
  id: string;
  name: string;
  /** Turn types from first to last. */
  turns: string[];
  event: string | null;
  /** Icons that allow to keep a card. */
  keep: number;
  /** True for a train station, which is played last. */
  station: boolean;
}

/** The round card that lies open. */
export interface Round {
  /** 1 to 5. */
  number: number;
  card: string;
  /** Turn types from first to last. */
  turns: string[];
  event: string | null;
  /** Icons that allow to keep a card. */
  keep: number;
  /** Index of the turn now played; `turns.length` once Schemin' is over. */
  turn: number;
}

/** A card on the common pile. */
export interface Played {
  who: Who;
  /** Who laid it, where that is not the player of `who`: a partner's card. */
  by?: Who;
  /** Its name, or `UNSEEN` while nobody has tapped it. */
  card: string;
  face: 'up' | 'down';
  /** True from the moment it is turned over in Stealin'. */
  open: boolean;
  /** The type of the turn on which it was laid, where that forbids some cards. */
  turn?: string;
  /** How often it was resolved, where that is more than once. */
  times?: number;
}

/** How many cards a player drew: from the own deck, and from a partner's. */
export interface Drawn {
  own: number;
  partner: number;
}

/** A card that lies on the pile and is not known yet, since cards are tapped as the pile is turned over. */
export const UNSEEN = 'unseen';
/** The same, of a card that allows another on top of it at once. */
export const COVERED = 'covered';
/** Whether a card of the pile is known by name. */
export const isSeen = (card: string): boolean => card !== UNSEEN && card !== COVERED;

export interface State {
  setup: Setup;
  /** Cars besides the locomotive; the highest number is the caboose. */
  cars: number;
  /** Their ids from behind the locomotive to the caboose; empty where they are not known. */
  train: string[];
  /** Where each pawn stands; who is not on the table is absent. */
  pieces: Record<Who, Space>;
  /** Tokens by the place where they lie. */
  loot: Record<Place, Token[]>;
  /** Things of the modules by the place where they are. */
  things: Record<Place, Thing[]>;
  /** Bullet cards left to fire. */
  cylinder: Record<Who, number>;
  /** Bullet cards in each deck, by who fired them; `neutral` for the Marshal's. */
  received: Record<Who, Who[]>;
  /** Bullet cards that were in each deck when the round began. */
  receivedBefore: Record<Who, number>;
  /** Neutral bullet cards left. */
  neutral: number;
  firstPlayer: Who;
  round: Round | null;
  /** Round cards already played, the present one last. */
  cards: string[];
  /** Cards in each player's hand, as far as the table can count them. */
  hand: Record<Who, number>;
  /** Cards in each player's discard pile; absent where cards go back into the deck. */
  discard: Record<Who, number>;
  /** By player and partner: cards drawn from the partner's deck and not laid since, so that they may be among his own. */
  borrowed: Record<Who, Record<Who, number>>;
  /** What each player drew last. */
  drawn: Record<Who, Drawn>;
  pile: Played[];
  /** Index in the pile of the card being resolved, or -1. */
  now: number;
  /** Dollars won outright, by the name of the term. */
  banked: Record<Who, Record<string, number>>;
  eliminated: Who[];
  /** Bandits whose players have left for good. */
  left: Who[];
  /** For a bandit played by another bandit's person too: that other bandit. */
  playedBy: Record<Who, Who>;
  score: Score | null;
  /** What modules keep, each under its own id. */
  more: Record<string, Json>;
  /** Steps still to do, the next one last. */
  agenda: Step[];
  question: Question | null;
  /** Where in the night we are, for ids of questions: `r2/t1`, `r2/c7`, `r2/event`. */
  scene: string;
  /** Questions already asked in this scene. */
  asked: string[];
}

/** The final count. */
export interface Score {
  terms: Record<Who, Record<string, number>>;
  totals: Record<Who, number>;
  winners: Who[];
}

/** One thing to do, as data: its function is found by `do`. */
export interface Step {
  do: string;
  [field: string]: unknown;
}

/** Where an action comes from: a card of the pile, a copy of another card, a bought one. */
export interface Source {
  card: string;
  /** Whose deck the card belongs to. */
  owner: Who;
  copied?: boolean;
}

/** An action of a bandit: a step whose fields fill up with the answers. */
export interface Action extends Step {
  by: Who;
  from: Source;
}

export interface Option {
  /** Stable: the same on the screen, in the ledger and in scenarios. */
  key: string;
  /** What a person touches or taps for it. */
  tap: Tap;
  /** Where several are asked: the only one of them who may choose it. */
  for?: Who;
}
export type Tap =
  | 'space'
  | 'bandit'
  | 'token'
  /** A thing of a module; `with.kind` is what its name begins with where the key leaves that out. */
  | 'thing'
  | 'yes-no'
  | 'card'
  | 'draw'
  | 'pass'
  | 'face'
  | 'round-card'
  | 'next'
  | 'value'
  /** Said in words, with no piece to it. */
  | 'word'
  /** Comes by a tap alone: too many to be drawn. */
  | 'reader';

/** The one thing the table must decide before play can go on. */
export interface Question {
  /** What is asked, of whom, when, and the how manieth time; never a counter of the night. */
  id: string;
  about: string;
  /** Who answers; several answer sealed, and all are opened with the last. `table` for chance and for going on. */
  asks: Who[];
  /** Words for the sentence on the screen. */
  with: Record<string, string | number>;
  cites: Cite[];
  options: Option[];
  /** The step to do with the answer merged in under the name `into`. */
  leadsTo: Step;
  into: string;
  /** Sealed answers so far. */
  sealed: Record<Who, string>;
  /** Asked even with one option, since the table must first catch up or do something by hand. */
  hold: boolean;
  /** What is done instead where the table passes the question over; null where it must be answered. */
  skip: readonly Step[] | null;
}
