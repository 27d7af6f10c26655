import type { Reply } from './commands.ts';
import type { View } from './view.ts';

/** Whom a view is cut for: the people who run the night, or everybody in the room. */
export type Audience = 'console' | 'screen';

/** What every way into the host (IPC, WebSocket, a test) holds on to. */
export interface HostPort {
  /** Does what `command` says if it has the shape of a `Command`; never throws, says no by the reply. `from` names the face, for the log. */
  send(command: unknown, from?: string): Promise<Reply>;
  /** Calls back with the present view before it returns, then on every change; returns a function that ends it. `audience` is the console unless told. */
  onView(callback: (view: View) => void, audience?: Audience): () => void;
}
