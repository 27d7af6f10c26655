/**
 * What happened at the table, in the order in which it happened: the engine's verbs write these, the
 * screen draws and tells them, the virtual table of the simulator moves its own pieces by nothing else.
 * Every fact names the heading of the manual that decided it.
 */
import type { Correction } from './correction.ts';
import type { Cite, Place, Space, Thing, Token, Who } from './state.ts';

export type { Cite, Place, Space, Thing, Token, Who };

/** Why a card did nothing, in a word the texts know. */
export type FizzleReason =
  | 'no-loot'
  | 'no-target'
  | 'no-bullets'
  | 'nobody-here'
  | 'nowhere-to-go'
  | 'barred'
  | 'off-the-train'
  | (string & {});

/** Why a pawn or token moved: the card, the push, the flight, the event, a correction. */
export type Cause = string;

export type Fact =
  /** A new round card lies open; `turns` are its icons from first to last. */
  | { is: 'round-begins'; round: number; card: string; turns: string[]; event: string | null; cites: Cite[] }
  /** A player takes this many cards from the own deck, or from the deck of the player `from`. */
  | { is: 'draws'; who: Who; cards: number; from?: Who; why: 'round' | 'turn'; cites: Cite[] }
  /** Each of `who` picks this many cards from the own deck for the next hand, before it is shuffled. */
  | { is: 'picks'; who: Who[]; cards: number; cites: Cite[] }
  /** The deck is empty: the discard pile is shuffled and becomes the deck. */
  | { is: 'reshuffled'; who: Who; cites: Cite[] }
  /** A card of `who`'s colour was laid on the common pile, by the player `by` if it is not his own; `card` is null while it lies face down. */
  | { is: 'played'; who: Who; by?: Who; card: string | null; face: 'up' | 'down'; cites: Cite[] }
  /**
   * Schemin' is over: each of `who` keeps so many cards, besides those `picked` for the next round already, and puts the
   * others away, on top of the own deck or into the discard pile.
   */
  | { is: 'unplayed'; who: Who[]; kept: number; picked?: number; to: 'deck' | 'discard'; cites: Cite[] }
  | { is: 'passed'; who: Who; cites: Cite[] }
  /** The table passed a question over, and what it asks for was not done. */
  | { is: 'passed-over'; about: string; asks: Who[]; cites: Cite[] }
  /**
   * The pile is another than the turns said: the next cards of `who` were never laid, or there is one more of theirs,
   * or it lies before the others. `at` counts from 0.
   */
  | { is: 'pile-put-right'; how: 'missing' | 'surplus' | 'order'; who: Who[]; at: number; cites: Cite[] }
  /** The next card of the pile is turned over, `at` counts from 0. */
  | { is: 'turned-over'; who: Who; card: string; at: number; cites: Cite[] }
  /** Pawns that moved at the same instant. */
  | { is: 'moved'; pawns: { who: Who; from: Space; to: Space }[]; cause: Cause; cites: Cite[] }
  /** Car `car` was left behind; those behind it have moved up, each called by the number before its own. */
  | { is: 'unhooked'; car: number; cites: Cite[] }
  /** A token left a floor or a sheet for a sheet. */
  | { is: 'took'; who: Who; token: Token; from: Place; cause: Cause; cites: Cite[] }
  /** A token left a sheet for a floor. */
  | { is: 'dropped'; who: Who; token: Token; to: Space; by: Who | null; cause: Cause; cites: Cite[] }
  /** A token came from the box, or went back to it. */
  | { is: 'placed'; token: Token; to: Space; cause: Cause; cites: Cite[] }
  /** A token was turned onto its other side where it lies. */
  | { is: 'turned'; token: Token; into: Token; at: Place; cause: Cause; cites: Cite[] }
  | { is: 'discarded'; token: Token; from: Place; cause: Cause; cites: Cite[] }
  /** Tokens that were put from one floor onto another. */
  | { is: 'shifted'; tokens: Token[]; from: Space; to: Space; cause: Cause; cites: Cite[] }
  /** Things of the modules that went from one place to another at the same instant; `box` is out of the game. */
  | { is: 'put'; things: { thing: Thing; from: Place; to: Place }[]; cause: Cause; cites: Cite[] }
  /** Bandits who take no part in the final count any more. */
  | { is: 'eliminated'; who: Who[]; cause: Cause; cites: Cite[] }
  /** The top bullet card of `by`'s cylinder goes on top of `at`'s deck. */
  | { is: 'shot'; by: Who; at: Who; pile?: string; printed?: string; laid?: Thing; cites: Cite[] }
  /** Bullet cards of `by` that lay before bandits as a reminder are now in their decks. */
  | { is: 'into-decks'; cards: { who: Who; thing: Thing; by: Who }[]; cites: Cite[] }
  /** Each of `who` takes a neutral bullet card onto the deck. */
  | { is: 'neutral'; who: Who[]; cause: Cause; cites: Cite[] }
  /** A bullet card of `by` out of `who`'s deck goes into the box for good. */
  | { is: 'bullet-out'; who: Who; by: Who; cites: Cite[] }
  /** Neutral bullets ran short, so none of `who` takes one. */
  | { is: 'spared'; who: Who[]; cause: Cause; cites: Cite[] }
  /** The card or event did nothing. */
  | { is: 'fizzled'; who: Who | null; what: string; why: FizzleReason; cites: Cite[] }
  /** The card just turned over copies an earlier one of the pile, of `of`'s colour. */
  | { is: 'copied'; who: Who; card: string; of: Who; cites: Cite[] }
  /** A player looked through the deck or the discard pile for a card that everybody may know, took it into the hand and shuffled the deck. */
  | { is: 'searched'; who: Who; card: string; from: 'deck' | 'discard'; cites: Cite[] }
  /** The single legal option was taken without asking. */
  | { is: 'only-option'; asks: Who; about: string; key: string; cites: Cite[] }
  /** A power or a house rule decided something that would otherwise surprise. */
  | { is: 'ruled'; by: string; about: string; who: Who[]; cites: Cite[] }
  | { is: 'event'; event: string; cites: Cite[] }
  /** The cards of the pile go back to their colours: into the decks, which are shuffled, or into the discard piles. */
  | { is: 'cards-home'; who: Who[]; to: 'deck' | 'discard'; cites: Cite[] }
  | { is: 'first-player'; who: Who; cites: Cite[] }
  /** Dollars won outright, or lost if they are negative. */
  | { is: 'ransom'; who: Who; dollars: number; cause: Cause; cites: Cite[] }
  /** A hidden purse was opened at the count. */
  | { is: 'revealed'; who: Who; token: Token; cites: Cite[] }
  | { is: 'scored'; who: Who; terms: Record<string, number>; total: number; cites: Cite[] }
  /** Goals that a player had besides money, which of them were reached, and whether that makes him the winner. */
  | { is: 'judged'; who: Who; goals: Record<string, boolean>; won: boolean; cites: Cite[] }
  | { is: 'won'; who: Who[]; cites: Cite[] }
  /** A player has left for good, seats were swapped (`with` is the other), or the person of `with` plays both. */
  | { is: 'seats'; how: 'left' | 'swapped' | 'merged'; who: Who; with: Who | null; cites: Cite[] }
  /** A house rule was changed during the night. */
  | { is: 'house-rule'; id: string; option: string; cites: Cite[] }
  /** The table corrected the record. */
  | { is: 'corrected'; put: Correction; cites: Cite[] };
