/** What a face is sent: plain JSON, already cut for its audience. A hidden card is never in it. */
import type { Tap } from '../rules/engine/state.ts';
import type { RoundIcons, SetupDraft } from './commands.ts';
import type { Cite, Fact, Place, Space, Thing, Token, Who } from './facts.ts';
import type { AmendView, FreezeView, InPlay, LogEntry, ReplayStep, Unfit, Warning } from './record.ts';

/** Which screen the host is on; all faces follow. */
export type Screen = 'home' | 'reader' | 'cards' | 'setup' | 'night' | 'replay';

export interface View {
  readonly version: string;
  readonly screen: Screen;
  readonly reader: ReaderView;
  /** The answer to the last tap or command that deserves one; `n` counts up so that a repeat is seen as new. */
  readonly notice: Notice | null;
  readonly home: HomeView;
  readonly cards: CardsView | null;
  readonly setup: SetupView | null;
  readonly night: NightView | null;
  /** A night of the shelf that is looked at again, step by step. */
  readonly replay: ReplayView | null;
  /** A simulated night plays itself. */
  readonly demo: boolean;
  /** What the command tags say just now; null without a reader, or while no numbers are enrolled. */
  readonly hands: HandsView | null;
  /** Screens on the network: for the console, where there can be any. */
  readonly lan?: LanView;
  /** For a seat: the names by which its player is asked. */
  readonly seat?: readonly Who[];
}

/** Playing by taps alone: what to tap for whatever is asked on this screen. */
export interface HandsView {
  /** What is asked: the id of the night's question, `put-back`, `over`, `fix.from`, `set-up.cars`, `home`, … */
  readonly about: string;
  /** The piece that is put right, as its key `pawn belle`, where one is. */
  readonly piece: string | null;
  /** The command tags to tap for each choice, by its key, one after the other; none where a card of its own is tapped. */
  readonly tags: Record<string, string[]>;
  /** Those tapped so far of a choice that takes two. */
  readonly pressed: string[];
  /** Who answers the question, where several are asked and one has stepped up. */
  readonly asker: Who | null;
  /** Whether `undo` and `fix` do anything here. */
  readonly undo: boolean;
  readonly fix: boolean;
}

export interface ReplayView {
  readonly id: string;
  /** The step shown, 0 to `of`; 0 is the table as it was set up. */
  readonly at: number;
  readonly of: number;
  /** The night as it was then; of a finished one hidden cards are shown too. */
  readonly night: NightView;
  /** Every step with what happened in it. */
  readonly steps: readonly ReplayStep[];
}

export type ReaderState = 'none' | 'closed' | 'opening' | 'greeting' | 'ready' | 'quiet' | 'lost' | 'waiting';

/**
 * `ttr`: our firmware; `text`: a reader that prints UIDs; `pn532`: that chip bare on a serial adapter; `pcsc`: through
 * the system's smart card service; `wedge`: one that types like a keyboard.
 */
export type DriverId = 'ttr' | 'text' | 'pn532' | 'pcsc' | 'wedge';

/**
 * What an antenna is for: `pile` takes cards that are laid, `answers` what is chosen, be it a piece or any card of a bandit
 * for him, `loot` only tokens. Commands are heard on all of them.
 */
export type AntennaRole = 'any' | 'pile' | 'answers' | 'loot';

/** What the user says about how a reader writes; what is left out is found out. */
export interface HowToRead {
  /** By antenna, from 0; one that is left out is for anything. */
  readonly roles?: readonly AntennaRole[];
  /** Bits per second. */
  readonly baud?: number;
  /**
   * `pad32`: it leaves out leading zeros; `wedge-dec-le`: its numbers have the last byte first; `pn532-hsu` and `ttr`:
   * it is that and nothing else.
   */
  readonly profile?: 'auto' | 'pad32' | 'wedge-dec-le' | 'pn532-hsu' | 'ttr';
  /** What a keyboard reader's keys mean: what stands at that place on a US keyboard (`place`, if left out), or what this computer types. */
  readonly layout?: 'place' | 'typed';
}

export interface ReaderView {
  readonly state: ReaderState;
  /** The device path, `sim`, or null. */
  readonly source: string | null;
  /** Which driver talks to it, null while that is open. */
  readonly dialect: DriverId | null;
  readonly how: HowToRead;
  /** A code the texts turn into a sentence that says what to do next: no-such-port, no-permission, busy, noise, ended, … */
  readonly trouble: string | null;
  /** Bits per second of a serial port, null for what has none. */
  readonly baud: number | null;
  /** What each of its antennas is for. */
  readonly antennas: AntennaRole[];
  /** Ports found on this machine. */
  readonly ports: { path: string; label: string }[];
  /** Last lines heard, newest last, printable, at most 20. */
  readonly heard: string[];
  /** Last bytes heard, 8 a row, at most 16 rows: in hex, and as text with a dot for what is none. */
  readonly bytes: { hex: string; text: string }[];
  /** The file that its raw bytes are written to, null while they are not. */
  readonly recording: string | null;
  /** The last card: its UID, or the code of why it could not be read. */
  readonly card: { uid: string } | { fault: string } | null;
  /** What would suit better by what was heard; `why` is a code for the texts. */
  readonly proposal: { source: string; how: HowToRead; why: string } | null;
}

export interface Notice {
  readonly n: number;
  readonly tone: 'good' | 'wait' | 'bad';
  /** A code for the texts: tap.play, tap.out-of-turn, tap.repeated, tap.unknown, tap.bullet, tap.not-yours, tap.hidden, save.torn, … */
  readonly code: string;
  readonly who: Who | null;
  readonly card: string | null;
  /** Further words for the sentence, by name. */
  readonly with: Record<string, string | number>;
}

export interface HomeView {
  readonly nights: NightSummary[];
  /** Bandits whose ten cards are all enrolled. */
  readonly enrolled: Who[];
  /** Where the nights are kept, for messages. */
  readonly folder: string;
}
export interface NightSummary {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Empty where it cannot be told. */
  readonly mode: string;
  readonly players: number;
  /** Clockwise, each seat's bandits. */
  readonly seats: Who[][];
  /** 1 to 5; 6 once counted. */
  readonly round: number;
  readonly winners: Who[];
  /** null, or why it cannot be opened: newer, not-a-save. */
  readonly trouble: string | null;
}

export interface CardName {
  readonly who: Who;
  readonly card: string;
  readonly copy: number;
}

/** Enrolment: which tag is which card. */
export interface CardsView {
  readonly bandits: { who: Who; have: number; of: number }[];
  /** The same for the pieces of modules, `who` being the module. */
  readonly pieces: { who: string; have: number; of: number }[];
  /** Every list of what can carry a tag, and so can be printed as labels: its cards, and how many of each. */
  readonly labels: { who: string; list: 'actions' | 'bullets' | 'added'; cards: { card: string; copies: number }[] }[];
  /** All that is enrolled, as a file for another computer; empty where that is not shown. */
  readonly file: string;
  /** Whether cards' names are written to the tags that are tapped, and whether the reader can do that. */
  readonly writing: { on: boolean; can: boolean };
  /** A tag was tapped that says it is another card than the one that is asked for. */
  readonly doubt: { says: CardName; asked: CardName | null } | null;
  /** The list now being enrolled, or null. */
  readonly list: {
    who: Who;
    /** The ten action cards; the six bullet cards, so that one tapped by mistake is known; the cards that modules add. */
    list: 'actions' | 'bullets' | 'added';
    /** So many cards in all. Where the items are others, nobody knows how many there are of a kind: who taps says which it is. */
    of: number;
    /** Whether what is tapped next is a further tag of a card that is known. */
    again: boolean;
    /** One of `next` is what to tap now. `tags` are the numbers of its tags, none where they are not shown. */
    items: { card: string; copy: number; done: boolean; next: boolean; tags: string[] }[];
  } | null;
}

export interface SetupView {
  /** As it was sent last. Cars are ids from behind the locomotive to the caboose. */
  readonly draft: SetupDraft;
  /** Every way to sit down: so many seats of so many bandits, behind a train of so many cars. */
  readonly ways: {
    mode: string;
    players: number;
    seats: number;
    places: number;
    others: readonly Who[];
    /** Bandits whom nobody plays, each on a seat of his own behind all others; they are counted as players. */
    guests: readonly Who[];
    cars: number;
  }[];
  /** Modules to choose from, in the order of the box; variants of the app; what later boxes add, some who sit down among it. */
  readonly modules: PartView[];
  readonly variants: PartView[];
  readonly extras: PartView[];
  readonly bandits: Who[];
  /** Those of the extras who sit down though nobody plays them. */
  readonly guests: Who[];
  /** Cars that belong to an extra, and come besides those of the way to sit down. */
  readonly freeCars: string[];
  readonly allCars: { id: string; loot: Token[] }[];
  /** What is drawn unseen when the table is laid: so many of these, which lie open then. */
  readonly draws: { place: Place; things: Thing[]; count: number }[];
  /** What may be typed in of what is printed on cards: the names there are, for so many cards; a pile's lie in their order. */
  readonly prints: { of: string; names: string[]; count: number; kind: 'deck' | 'pile' }[];
  /** Whether the table says who leads the first round, or draws it once all are on board. */
  readonly first: 'chosen' | 'drawn';
  /** Whether the table must agree on a power for Silk. */
  readonly asksForSilk: boolean;
  /** Whether the table chooses the Expert variant, or always plays it with these people and rules. */
  readonly expert: 'choice' | 'always';
  /** Ways of tapping to choose from. */
  readonly taps: SetupDraft['taps'][];
  readonly silkPowers: string[];
  readonly presets: PresetView[];
  readonly house: { id: string; options: string[]; chosen: string; cites: Cite[] }[];
  /** Round cards of the chosen variants that the table prints for itself. */
  readonly printed: RoundCardView[];
  /** Round cards and stations to choose from, and how many of each are chosen. */
  readonly roundCards: RoundCardView[];
  readonly chosenRounds: number;
  readonly chosenStations: number;
  readonly typing: TypingView;
  /** What still stops the start, as codes: empty-seats, banned-pair, cars-number, no-first-player, … */
  readonly missing: string[];
  /** What to take out of the box and where to put it, for exactly this set-up. */
  readonly laying: SetupStep[];
}
/** What a table may play with beside the base game, by its id. */
export interface PartView {
  readonly id: string;
  readonly chosen: boolean;
  /** Code of what forbids it beside all else that is chosen; null where nothing does. */
  readonly why: string | null;
}
/** A list of switches that are set at once. */
export interface PresetView {
  readonly id: string;
  /** The house rules that it does not leave at their default. */
  readonly house: Record<string, string>;
  readonly chosen: boolean;
}
export interface RoundCardView extends RoundIcons {
  readonly id: string;
  readonly station: boolean;
  /** Its event needs a module that is not in play, and does nothing. */
  readonly idle: boolean;
  /** Typed in by its icons, and remembered. */
  readonly typed: boolean;
}
/** The icons that a round card may show, to be typed in. */
export interface TypingView {
  /** Whether the card must be a station; null where either may be typed in. */
  readonly station: boolean | null;
  readonly turns: string[];
  /** Those of cards whose turns nobody has told the app stand first. */
  readonly events: { id: string; idle: boolean }[];
  readonly stationEvents: { id: string; idle: boolean }[];
}
/** One line of the guided set-up, a code for the texts with its words. */
export interface SetupStep {
  readonly code: string;
  readonly with: Record<string, string | number | string[]>;
}

export type Phase = 'set-up' | 'round-card' | 'schemin' | 'stealin' | 'event' | 'round-end' | 'count' | 'over';

export interface NightView {
  readonly id: string;
  readonly phase: Phase;
  readonly seats: SeatView[];
  readonly firstPlayer: Who;
  readonly round: RoundView | null;
  readonly train: TrainView;
  /** Things of the modules by the place where they are: what lies along the train, on sheets, beside the table's cards. */
  readonly things: Record<Place, Thing[]>;
  /** Neutral bullet cards left. */
  readonly neutral: number;
  /** Whose Schemin' turn it is, or null. */
  readonly turn: Who | null;
  /** The common pile, bottom first. `card` is null while hidden, or while the memory aid is off and it is not the top card. */
  readonly pile: PileCard[];
  /** The card now being resolved in Stealin'. */
  readonly now: { who: Who; card: string; at: number } | null;
  readonly question: QuestionView | null;
  /** What happened since the last question or card, oldest first: the screen tells these. */
  readonly told: Fact[];
  /** Number of the first fact in `told` since the night began: a face knows what is new. */
  readonly toldFrom: number;
  /** The story so far, most recent last, at most 60 facts. */
  readonly story: Fact[];
  readonly count: CountView | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** After an undo, redo or correction: the pieces to move on the table so that it matches the record. Empty when all is well. */
  readonly putBack: PutBack[];
  /** While the next round card is looked for: the icons by which one can be typed in. */
  readonly typing: TypingView | null;
  /** House rules that differ from their default. */
  readonly house: { id: string; chosen: string }[];
  /** Number of the newest entry that changed the record: what a command calls `at`. */
  readonly at: number;
  /** The entries that may be undone to or amended, newest last; empty until somebody asks for it by `show-log`. */
  readonly log: LogEntry[];
  /** An amend that is being tried. */
  readonly amend: AmendView | null;
  /** Entries that no longer fit since an amend. */
  readonly unfit: Unfit[];
  /** How many entries from before an amend wait for their questions, to be applied by themselves. */
  readonly waiting: number;
  /** What cannot be by the rules in the position as it stands. */
  readonly warnings: Warning[];
  /** A break: taps do nothing and say so. */
  readonly onBreak: boolean;
  readonly freeze: FreezeView | null;
  /** Bandits whose players have left for good. */
  readonly left: Who[];
  readonly inPlay: InPlay;
  /** Set when the save folder cannot be written: the night goes on in memory only. */
  readonly unsaved: string | null;
}

export interface SeatView {
  readonly who: Who;
  readonly name: string;
  /** Who plays this bandit, by the first bandit of the seat: two bandits of one player name the same. */
  readonly player: Who;
  /** The team it is counted with, by its first bandit; null where nobody shares a count. */
  readonly team: Who | null;
  /** True once the player has left for good: the pawn stays, its turns pass. */
  readonly left: boolean;
  /** The bandit whose person plays this one too, since seats were merged; null where everybody plays the own. */
  readonly playedBy: Who | null;
  /** Tokens on the sheet: `purse` where face down and unknown. Values of purses are never shown before the count. */
  readonly loot: Token[];
  /** Bullet cards left to fire, in all cylinders. */
  readonly cylinder: number;
  /** The same by cylinder; more than one for who has several. */
  readonly cylinders: { id: Who; left: number }[];
  /** Bullet cards received, by who shot. */
  readonly received: Who[];
  readonly deck: number;
  readonly hand: number;
  /** Cards on the player's discard pile; null where there is none. */
  readonly discard: number | null;
}

export interface RoundView {
  /** 1 to 5. */
  readonly number: number;
  readonly card: string;
  /** `done` turns are behind us, `now` is the current one. */
  readonly turns: { type: string; state: 'done' | 'now' | 'next' }[];
  readonly event: string | null;
}

export interface TrainView {
  /** Index 0 is the locomotive, the last the caboose. */
  readonly cars: { id: string; inside: FloorView; roof: FloorView }[];
  /** Every pawn by name, `marshal` among them; bandits off the table are absent. */
  readonly pawns: Record<Who, Space>;
  /** What stands beside a car, drawn together with it; its floors from the bottom up. */
  readonly annexes: { id: string; car: number; floors: FloorView[] }[];
}
export interface FloorView {
  readonly space: Space;
  readonly loot: Token[];
  /** Pawns here, those that nobody plays first, the others in seat order. */
  readonly pawns: Who[];
}

export interface PileCard {
  readonly who: Who;
  readonly card: string | null;
  readonly face: 'up' | 'down';
  readonly state: 'waiting' | 'now' | 'done';
}

/** How an option is best shown and touched. */
export type OptionKind = Tap;
export interface QuestionView {
  /** What is asked, of whom, round, turn, card and occurrence: stable over undo and amend. */
  readonly id: string;
  /** Who must answer; `table` for chance and for going on. */
  readonly asks: Who[];
  /** Who of those asked has yet to answer. With several asked every answer stays sealed until the last is in. */
  readonly waits: Who[];
  /** A code for the texts: move.where, shoot.whom, punch.whom, punch.token, punch.keep, punch.where, loot.which, marshal.where, scheme.act, scheme.face, round-card, next, event, pickpocket, purse-value, … */
  readonly about: string;
  readonly with: Record<string, string | number>;
  readonly cites: Cite[];
  /** Set where it is chance that the table may leave to the app. */
  readonly draws?: true;
  readonly options: OptionView[];
}
export interface OptionView {
  readonly key: string;
  readonly kind: OptionKind;
  /** 1 to 9 for the digit key, or null beyond that. */
  readonly digit: number | null;
  /** Where several are asked: the only one of them who may choose it; null where all may. */
  readonly for: Who | null;
  /** What a round card shows, and whether its event does nothing since its module is not in play. */
  readonly card?: RoundIcons & { idle: boolean };
}

export interface CountView {
  readonly rows: CountRow[];
  /** The Marshal player's goals once they are judged; null until then, and where nobody has any. */
  readonly goals: { id: string; reached: boolean }[] | null;
  /** Empty until all purses are opened. */
  readonly winners: Who[];
  /** Purse tokens not yet spoken for, by value in dollars: what the keypad offers. */
  readonly purses: { dollars: number; left: number }[];
}
export interface CountRow {
  readonly who: Who;
  /** Purses of this bandit whose value is not known yet. */
  readonly closed: number;
  readonly terms: { id: string; dollars: number }[];
  /** null while purses are closed. */
  readonly total: number | null;
  readonly bullets: number;
}

/** One move of a piece on the real table, after an undo or a correction. */
export interface PutBack {
  readonly piece: string;
  readonly from: Place | 'deck' | 'discard' | 'pile' | 'box' | 'hand' | null;
  readonly to: Place | 'deck' | 'discard' | 'pile' | 'box' | 'hand' | null;
  /** Whose deck, cylinder or hand, where it matters. */
  readonly whose: Who | null;
  readonly count: number;
}

/** Screens on the local network, for the console alone. */
export interface LanView {
  /** Where this computer can be reached from others, to choose from. */
  readonly interfaces: readonly { readonly name: string; readonly address: string }[];
  /** The port of last time. */
  readonly port: number;
  /** A code for the texts of why it could not be switched on: port-taken, port-forbidden, no-such-address, other; or null. */
  readonly trouble: string | null;
  /** Null while it is off, as it is at every start. */
  readonly on: LanOn | null;
}
export interface LanOn {
  /** `http://192.168.1.5:4747/` */
  readonly address: string;
  /** What is typed on a screen, or by somebody who takes a seat. */
  readonly code: string;
  /** The code is in the one, the console's token in the other. */
  readonly screen: Door;
  readonly console: Door;
  /** Who has come in; a seat also while its phone is away. */
  readonly faces: readonly { readonly audience: string; readonly from: string; readonly here: boolean }[];
}
/** A whole address, and the same as a QR code: a row a string, `1` dark. */
export interface Door {
  readonly url: string;
  readonly qr: readonly string[];
}
