/** How a record is put right, as faces see it: the log, amends, freezes, replays. Nothing here tells a hidden card. */
import type { Correction } from '../rules/engine/correction.ts';
import type { Cite, Fact, Place, Space, Token, Who } from './facts.ts';
import type { PutBack } from './view.ts';

/** The question behind an entry, as far as a sentence needs it. */
export interface LogQuestion {
  readonly about: string;
  readonly asks: readonly Who[];
  readonly with: Readonly<Record<string, string | number>>;
}

/** What an entry did: it answered, or put the record right in one of the ways of `commands.ts`. */
export type LogKind =
  | 'answer'
  | 'correct'
  | 'skip'
  | 'repeat'
  | 'amend'
  | 'house'
  | 'taps'
  | 'leave'
  | 'swap'
  | 'merge';

/** An entry that stands and may be undone to; an answer may be amended too. */
export interface LogEntry {
  /** Its number in the save. */
  readonly n: number;
  readonly is: LogKind;
  /** 1 to 5; 0 before the first round. */
  readonly round: number;
  /** The question that was answered or passed over; null for every other kind. */
  readonly question: LogQuestion | null;
  /** Who answered, where one of several did. */
  readonly by: Who | null;
  /** What was answered; null where nothing was, and while the card lies face down. */
  readonly key: string | null;
  /** The keys that were offered: what an amend may choose from. */
  readonly options: readonly string[];
  /** True while the answer is a card that nobody may know yet. */
  readonly hidden: boolean;
  /** What a correction put right. */
  readonly put: Correction | null;
  /** Further words: a house rule `id` and its `option`, `taps`, `who` left, `a` and `b` swapped, `from` played `into`, `of` amended. */
  readonly with: Readonly<Record<string, string | number>>;
}

/** An entry that no longer fits what was amended before it. */
export interface Unfit {
  readonly entry: LogEntry;
  /** `no-such-option`, `not-asked` (its question never came again), or why else it was left out. */
  readonly why: string;
}

/** `re-resolve`: later answers are applied anew; `table-stands`: what was done later becomes a correction. */
export type AmendWay = 're-resolve' | 'table-stands';

/** An amend that is being tried: what each way would come to. Nothing of it is in the record yet. */
export interface AmendView {
  /** The entry as it stands. */
  readonly entry: LogEntry;
  /** The new answer; null while it is a hidden card. */
  readonly key: string | null;
  readonly ways: Readonly<Record<AmendWay, AmendOutcome>>;
}
export interface AmendOutcome {
  /** How many of the later entries still fit. */
  readonly kept: number;
  /** How many wait for the question that is asked then: they are applied once they come to their turn. */
  readonly waiting: number;
  readonly unfit: readonly Unfit[];
  /** What the night would wait for then; null when it is over. */
  readonly waits: LogQuestion | null;
  /** What to move on the table. */
  readonly putBack: readonly PutBack[];
  /** Where every pawn would stand, and what would lie on every floor and sheet that holds anything. */
  readonly pawns: Readonly<Record<Who, Space>>;
  readonly loot: Readonly<Record<Place, readonly Token[]>>;
}

/** Something about the position that cannot be by the rules. It is said and never refused. */
export interface Warning {
  /** For the texts: `pawn-missing`, `with-marshal`, `marshal-on-roof`, `marshal-missing`, `tokens`, `bullets`, `neutral`, `hand`. */
  readonly code: string;
  readonly with: Readonly<Record<string, string | number>>;
}

/** Why play is frozen: the train was knocked over, the table is checked, or everything is packed to go on another day. */
export type FreezeWhy = 'knocked' | 'audit' | 'pack';

/** Where everything goes, part by part, to be ticked off by as many people as there are. */
export interface FreezeView {
  readonly why: FreezeWhy;
  readonly parts: readonly FreezePart[];
  readonly ticked: number;
  readonly of: number;
}
export interface FreezePart {
  /** `keep`: what goes into one bag when packing up; `set`: what is put on the table. */
  readonly stage: 'keep' | 'set';
  /** A car by number (`0` is the locomotive), a bandit whose things these are, or `table`. */
  readonly of: string;
  readonly items: readonly FreezeItem[];
}
export interface FreezeItem {
  /** Stable while frozen: what `tick` names. */
  readonly id: string;
  /**
   * For the texts: `car` (a car in its place), `pawn`, `token`, `pile`, `cylinder`, `received` (bullets in the deck), `neutral`,
   * `deck`, `hand`, `discard`, `round-card`, `first-player`, and when packing `bag` (a bandit's things) and `box` (the rest).
   */
  readonly what: string;
  /** Whose it is; a car's name; a token; a round card; null where none is meant. */
  readonly name: string | null;
  readonly at: Place | null;
  readonly count: number;
  readonly ticked: boolean;
}

/** What the night is played with, for the card "in play tonight". */
export interface InPlay {
  readonly mode: string;
  readonly expert: boolean;
  readonly modules: readonly string[];
  readonly variants: readonly string[];
  readonly extras: readonly string[];
  /** Cars with which the night began, from behind the locomotive to the caboose. */
  readonly cars: readonly string[];
  readonly silk: string;
  readonly silkWords: string;
  readonly taps: 'scheming' | 'turning';
  readonly deck: { readonly kind: string; readonly cards: readonly string[] };
  readonly house: readonly {
    readonly id: string;
    readonly options: readonly string[];
    readonly chosen: string;
    readonly cites: readonly Cite[];
  }[];
  /** The preset whose house rules these are, or null. */
  readonly preset: string | null;
}

/** One deed of a night that is replayed, and what followed from it. */
export interface ReplayStep {
  /** 0 is the set-up. */
  readonly n: number;
  readonly facts: readonly Fact[];
}
