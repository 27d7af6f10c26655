import type { Reply } from './commands.ts';
import type { Who } from './facts.ts';
import type { View } from './view.ts';

/**
 * Whom a view is cut for, and what may be asked from there: the people who run the night, everybody in the room, or
 * one player (`seat:ghost`, named as `SeatView.player` is).
 */
export type Audience = 'console' | 'screen' | `seat:${Who}`;

/** A window, a browser, a menu: who asks something of the host. */
export interface Face {
  /** For the log: `window-1`, `web-3`, `menu`. */
  readonly name: string;
  readonly audience: Audience;
}

/** What every way into the host (IPC, WebSocket, a test) holds on to. */
export interface HostPort {
  /**
   * Does what `command` says if it has the shape of a `Command` and that face may ask it; never throws, says no by the
   * reply. Without a face it is the console that asks.
   */
  send(command: unknown, from?: Face): Promise<Reply>;
  /** Calls back with the present view before it returns, then on every change; returns a function that ends it. `audience` is the console unless told. */
  onView(callback: (view: View) => void, audience?: Audience): () => void;
}
