import type { Mode } from '../base/modes/mode.ts';
import type { Rule } from '../engine/hooks.ts';
import type { Option, Place, Setup, Space, State, Thing, Who } from '../engine/state.ts';

/** Spaces that stand beside a car, drawn together with it: the stagecoach, the cell. */
export interface Annex {
  readonly id: string;
  /** The car it stands beside. */
  readonly car: number;
  /** From the bottom up. */
  readonly spaces: readonly Space[];
}

/** Things that are drawn unseen when the table is laid, and lie open from then on. */
export interface Draw {
  /** Where they lie. */
  readonly place: Place;
  readonly things: readonly Thing[];
  /** So many of them. */
  readonly count: number;
}

/** What is printed on cards of a module and no sheet of the box tells the app: a table types it in, once. */
export interface Print {
  /** What it is kept under in `Setup.known`: whose deck it is, or which cylinder. */
  readonly of: string;
  /** What may be printed on one of the cards. */
  readonly names: readonly string[];
  /** So many cards. */
  readonly count: number;
  /** `pile`: in their order, the top card first, as far as it has been read; `deck`: only how many of each, and all of them. */
  readonly kind: 'deck' | 'pile';
}

/** Cards of a character that a module brings, as far as the box tells: of some nobody knows how many there are of each kind. */
export interface OwnCards {
  readonly who: Who;
  /** His action cards and his bullets: what one may be, so many of a kind at most, and so many in all. */
  readonly actions: { readonly names: readonly string[]; readonly most: number; readonly count: number };
  readonly bullets: { readonly names: readonly string[]; readonly most: number; readonly count: number };
  /** Cards of modules that he adds to his deck as everybody does. */
  readonly added: readonly string[];
  /** What else of his can be tapped, by the option that each stands for, each as often as there is of it. */
  readonly pieces: readonly string[];
}

/** A module of the box: a folder of small rules, played alone or with any others. No module names another. */
export interface Module {
  readonly id: string;
  /** Rules of stage `module`, or `variant` where it is one of the app; its events are among them. One that two modules share is the same object in both. */
  readonly rules: readonly Rule[];
  /** How it changes a way to sit down: other cars, other seats. */
  readonly mode?: (mode: Mode) => Mode;
  /** Codes for what cannot be agreed on together with it. */
  readonly faults?: (setup: Pick<Setup, 'silk' | 'known' | 'modules'>) => string[];
  /** Cars of its own, coupled behind those that the table chooses. */
  readonly cars?: readonly string[];
  /** Cars of its own that the table couples wherever it likes. */
  readonly freeCars?: readonly string[];
  /** Cards that every bandit adds to his deck. */
  readonly cards?: readonly string[];
  /** Kinds of its things of which there is one for each bandit, with a tag to tap: `prisoner` for `prisoner:belle`. */
  readonly tagged?: readonly string[];
  /** Its own pieces with a tag to tap, by the option that each stands for: `hostage:banker`, `stagecoach.in`. Of several alike each is named. */
  readonly pieces?: readonly string[];
  /** Whether one of them stands for an option of another name. */
  readonly stands?: (piece: string, option: Option) => boolean;
  /** The cards of the character that it brings. */
  readonly ownCards?: OwnCards;
  /** What the table tells at set-up since it matters before the first question. */
  readonly draw?: Draw;
  readonly prints?: readonly Print[];
  /** Set where the First Player is drawn among those who are furthest back once all are on board, and not beforehand. */
  readonly drawsFirst?: boolean;
  /** Neutral bullet cards that it adds to the pile. */
  readonly neutral?: number;
  /** Bandits of its own without a cylinder. */
  readonly unarmed?: readonly Who[];
  /** Pawns of its own that nobody plays. */
  readonly pawns?: readonly Who[];
  /** Spaces of its own where pawns may stand. */
  readonly spaces?: readonly Space[];
  /** Places where its things may be, besides spaces, sheets and along the cars. */
  readonly places?: readonly Place[];
  /** Its things that lie face down, by the places where nobody can tell which they are. */
  readonly faceDown?: Readonly<Record<Place, Thing>>;
  /** Its things, by name, with how many of each the box holds. */
  readonly things?: Readonly<Record<Thing, number>>;
  /** Things that are bullet cards lying openly, by who fired them. */
  readonly bullets?: Readonly<Record<Thing, Who>>;
  readonly annexes?: (state: State) => readonly Annex[];
}
