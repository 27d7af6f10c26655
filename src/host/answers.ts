/** What a reader shows and sounds after a tap (README, Connect a reader). A decision that is open blinks, and sounds three times. */
import type { Answered } from './reader-desk.ts';

export const answers = {
  /** Green, and two tones up. */
  taken: { light: 'ok', sound: 'ok' },
  /** Red, and a tick: the card is known, and not wanted just now. */
  notNow: { light: 'bad', sound: 'wait' },
  /** Red, and a low tone twice: unknown, or against the rules. */
  refused: { light: 'bad', sound: 'bad' },
  /** Amber: it is not done yet. */
  underWay: { light: 'wait', sound: null },
} as const satisfies Record<string, Answered>;
