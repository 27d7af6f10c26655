/** What a face may ask the host to do, and what it is answered. Bad commands are answered, never thrown. */
import type { Who } from './facts.ts';
import type { View } from './view.ts';

export interface SetupDraft {
  readonly seats: { who: Who; name: string }[];
  readonly firstPlayer: Who | null;
  readonly cars: string[];
  readonly house: Record<string, string>;
}

export type Command =
  | { do: 'go'; to: 'home' | 'reader' | 'cards' | 'setup' }
  | { do: 'draft'; draft: SetupDraft }
  | { do: 'start-night' }
  | { do: 'open-night'; id: string }
  | { do: 'leave-night' }
  /** `by` says whose answer it is where several are asked; without it the next of them in turn is meant. */
  | { do: 'answer'; question: string; key: string; by?: Who }
  /** Chance by the app instead of the table: it picks one of the options of a question asked of the table. */
  | { do: 'draw-for-us'; question: string }
  | { do: 'undo' }
  | { do: 'redo' }
  | { do: 'table-matches' }
  /** The table moved a piece that the record does not know of: where it stands now. */
  | { do: 'correct'; piece: Who; to: string }
  | { do: 'demo' }
  /** Begins a bandit's list (ten cards, or the six bullets), or ends it with null. */
  | { do: 'enrol'; who: Who | null; bullets?: boolean }
  | { do: 'forget-cards'; who: Who }
  | { do: 'reader'; source: string; baud?: number }
  | { do: 'list-ports' }
  | { do: 'quiet-notice' };

export type Reply = { ok: true } | { ok: false; code: string; with: Record<string, string | number> };

/** The one thing the renderer knows of the host: by IPC in Electron, by WebSocket in a browser. */
export interface Bridge {
  send(command: Command): Promise<Reply>;
  /** Calls back with the present view at once, then on every change; returns a function that ends it. */
  onView(callback: (view: View) => void): () => void;
  /** Calls back when the connection to the host comes and goes. */
  onLink(callback: (up: boolean) => void): () => void;
}

declare global {
  interface Window {
    readonly caboose?: Bridge;
  }
}
