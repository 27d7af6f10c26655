/** What a face may ask the host to do, and what it is answered. Bad commands are answered, never thrown. */
import type { Correction } from '../rules/engine/correction.ts';
import type { PrintedRound, RoundDeck, Setup } from '../rules/engine/state.ts';
import type { Who } from './facts.ts';
import type { AmendWay, FreezeWhy } from './record.ts';
import type { AntennaRole, HowToRead, View } from './view.ts';

export type { Correction };

/**
 * What a face had seen of the night when it asked: `NightView.at`. A command that says it is refused as stale once the
 * night has moved on, so that two screens at once cannot do the same thing twice.
 */
interface Seen {
  at?: number;
}

/** A seat of the set-up screen: a player with one or two bandits, or the two players of a team. */
export interface SeatDraft {
  /** Fewer than the seat has places for while it is not taken. In teams the first is Player A. */
  readonly bandits: Who[];
  /** Of the player; in teams of Player A and Player B. */
  readonly names: string[];
}

/** What a round card shows. */
export type RoundIcons = Pick<PrintedRound, 'turns' | 'event' | 'keep'>;

/** A set-up while it is being agreed; whatever is not agreed yet is left out, empty or null. */
export interface SetupDraft
  extends Pick<
    Setup,
    | 'mode'
    | 'expert'
    | 'modules'
    | 'variants'
    | 'extras'
    | 'known'
    | 'cars'
    | 'house'
    | 'silk'
    | 'silkWords'
    | 'drawn'
    | 'taps'
  > {
  /** Clockwise, the empty ones too. */
  readonly seats: SeatDraft[];
  /** A bandit of the seat that leads the first round. */
  readonly firstPlayer: Who | null;
  readonly deck: RoundDeck;
}

export type Command =
  | { do: 'go'; to: 'home' | 'reader' | 'cards' | 'setup' }
  | { do: 'draft'; draft: SetupDraft }
  | { do: 'start-night' }
  /**
   * A round card of the box that the app does not know, by its icons: it is remembered for this and later nights.
   * In a night that waits for its next round card it is also the one that was turned over.
   */
  | { do: 'type-round-card'; icons: RoundIcons; station: boolean }
  /** Takes a card that was typed in off the list again. */
  | { do: 'forget-round-card'; id: string }
  /** What was read off the cards of the box, in place of what was remembered: for this and later nights. */
  | { do: 'type-prints'; known: Setup['known'] }
  | { do: 'open-night'; id: string }
  /** The text of a save from elsewhere: it joins the shelf, and is opened unless a night is played. */
  | { do: 'import-night'; file: string }
  | { do: 'leave-night' }
  /** `by` says whose answer it is where several are asked; without it the next of them in turn is meant. */
  | { do: 'answer'; question: string; key: string; by?: Who }
  /** Chance by the app instead of the table: it picks one of the options of a question asked of the table. */
  | { do: 'draw-for-us'; question: string }
  | ({ do: 'undo' } & Seen)
  /** Brings back what was last taken back; `all`: everything that can be brought back. */
  | ({ do: 'redo'; all?: boolean } & Seen)
  /** Takes back entry `n` and all later ones. */
  | ({ do: 'undo-to'; n: number } & Seen)
  | { do: 'table-matches' }
  /** The table is not as the record has it: what is named is so from now on. Only unknown names are refused. */
  | ({ do: 'correct'; put: Correction } & Seen)
  /** The open question is passed over; asked whether to turn over a card or an event, that card or event does nothing. */
  | ({ do: 'skip-step'; question?: string } & Seen)
  /** The card just resolved is resolved once more. */
  | ({ do: 'repeat-card' } & Seen)
  /** Computes what another answer to entry `n` would come to; `NightView.amend` shows it to all. */
  | { do: 'try-amend'; n: number; key: string }
  | { do: 'drop-amend' }
  /** Accepts the amend that is being tried; the key is left out where it is hidden. */
  | { do: 'amend'; n: number; key?: string; way: AmendWay }
  | { do: 'set-house'; id: string; option: string }
  | { do: 'set-taps'; taps: 'scheming' | 'turning' }
  /** During a break taps do nothing and say so. */
  | { do: 'break'; on: boolean }
  /** Freezes play and shows where everything goes; null ends it. */
  | { do: 'freeze'; why: FreezeWhy | null }
  | { do: 'tick'; item: string; on: boolean }
  /** That player is gone for good: the pawn stays a target, the turns pass. */
  | { do: 'leave'; who: Who }
  /** Two players change places at the table. */
  | { do: 'swap-seats'; a: Who; b: Who }
  /** One person plays both from now on. */
  | { do: 'merge-seats'; from: Who; into: Who }
  /** `NightView.log` is empty until somebody wants to see it: it is long. */
  | { do: 'show-log'; on: boolean }
  | { do: 'open-replay'; id: string }
  /** `n` counts the deeds of the night; 0 is the table as it was set up. */
  | { do: 'replay-to'; n: number }
  | { do: 'close-replay' }
  | { do: 'demo' }
  /**
   * Begins somebody's list (ten cards, the bullets, what else there is), or ends it with null; `card`: the one to tap
   * next. With `copy` it is a further tag of a card that is known, in place of the tag `instead`, or beside those there are.
   */
  | {
      do: 'enrol';
      who: Who | null;
      list?: 'actions' | 'bullets' | 'added';
      card?: string;
      copy?: number;
      instead?: string;
    }
  | { do: 'forget-cards'; who: Who }
  /** Names of cards are written to the tags that are tapped from now on, or no more. */
  | { do: 'write-names'; on: boolean }
  /** The tag in doubt is the card that it says, or the one that was asked for. */
  | { do: 'settle-doubt'; as: 'says' | 'asked' }
  /** A tag that was lost or torn off: its card is as if it had never had it. */
  | { do: 'forget-tag'; uid: string }
  /** The list of cards of another computer: added to ours, or instead of it. */
  | { do: 'import-cards'; file: string; way: 'add' | 'replace' }
  | { do: 'reader'; source: string; how?: HowToRead }
  /** What an antenna, counted from 0, is for. */
  | { do: 'antenna'; antenna: number; role: AntennaRole }
  /** The raw bytes of the reader are written to a file from now on, or no more. */
  | { do: 'record-reader'; on: boolean }
  /** A keyboard reader typed this: by the places of the keys, and as this computer understood them. */
  | { do: 'typed'; place: string; typed: string }
  | { do: 'list-ports' }
  /** Screens on the local network, at one of this computer's addresses; null switches them off. */
  | { do: 'lan'; on: { address: string; port: number } | null }
  /** Another device may take that seat. */
  | { do: 'free-seat'; who: Who }
  /** Writes one file for a bug report, without anybody's name; the notice says where it is. */
  | { do: 'report' }
  | { do: 'quiet-notice' };

export type Reply = { ok: true } | { ok: false; code: string; with: Record<string, string | number> };

/** What a menu can open at the side of a console. */
export type Panel = 'screens' | 'news' | 'keys';

/** The one thing the renderer knows of the host: by IPC in Electron, by WebSocket in a browser. */
export interface Bridge {
  send(command: Command): Promise<Reply>;
  /** Calls back with the present view at once, then on every change; returns a function that ends it. */
  onView(callback: (view: View) => void): () => void;
  /** Calls back when the connection to the host comes and goes. */
  onLink(callback: (up: boolean) => void): () => void;
  /** Calls back when a menu of the window opens something; a browser has no such menu. */
  onPanel(callback: (panel: Panel) => void): () => void;
}

declare global {
  interface Window {
    readonly caboose?: Bridge;
  }
}
