/** Readers and sketches that print UIDs as text: the tolerant dialect. They are only listened to. */
import { createDecoder } from '../../../../firmware-protocol/dialects/decoder.ts';
import type { StartDriver } from './driver.ts';

export const startText: StartDriver = ({ profile }, events) => {
  // The port was just opened: the first record may be torn.
  const decoder = createDecoder(profile, { dropFirst: true });
  let stopped = false;
  return {
    data(bytes) {
      for (const outcome of decoder.feed(bytes)) {
        if (stopped) return;
        events.understood();
        events.changed('ready', 'text', null);
        if (outcome.kind === 'tap') events.tap(outcome, false);
        else events.misread(outcome.code);
      }
    },
    line: () => undefined,
    light: () => undefined,
    stop() {
      stopped = true;
    },
  };
};
