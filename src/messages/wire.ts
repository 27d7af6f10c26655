/** What goes over a WebSocket besides views and commands. Types only. */
import type { Who } from './facts.ts';

/** How a device on the network asks to come in. A seat that was taken before is taken again by its ticket. */
export type Joining =
  | { readonly as: 'screen'; readonly code: string }
  | { readonly as: 'seat'; readonly code: string; readonly who: Who; readonly ticket?: string }
  | { readonly as: 'console'; readonly token: string };

/**
 * `wrong-code`: it is not, or no longer, the code or token; `slow-down`: too many wrong ones came; `no-seat`: nobody of
 * that name plays tonight; `seat-taken`: another device sits there.
 */
export type Refusal = 'wrong-code' | 'slow-down' | 'no-seat' | 'seat-taken';

/** The first message of the host: how often it will be heard, in milliseconds, and the longest message it takes, in characters. */
export interface Hello {
  readonly beats: number;
  readonly longest: number;
}

/** The players of the night, and whether a device sits there. */
export interface FreeSeat {
  readonly who: Who;
  readonly taken: boolean;
}
