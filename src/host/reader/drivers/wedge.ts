/**
 * A reader that types like a keyboard. The screen takes what is typed faster than people type, and hands it on as one
 * line; which byte comes first is the user's setting, for no single number tells.
 */

import type { StartDriver } from './driver.ts';
import { startText } from './text.ts';

export const startWedge: StartDriver = (context, events) => {
  // What is typed is whole, so nothing of it is dropped: it comes behind an empty line.
  const text = startText(context, { ...events, changed: () => undefined });
  text.data(Uint8Array.of(LF));
  events.changed('ready', 'wedge', null);
  return text;
};

const LF = 0x0a;
