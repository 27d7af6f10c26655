/** A recording of what a reader once sent: frames and text alike are read, and nobody answers. */
import { createDecoder, type Profile } from '../../../../firmware-protocol/dialects/decoder.ts';
import type { StartDriver } from './driver.ts';

export const startRecorded: StartDriver = ({ profile, port }, events) => {
  const told = port.recorded === 'auto' ? profile : (port.recorded ?? profile);
  const profiles: readonly Profile[] = told === 'auto' ? ['auto', 'ttr'] : [told];
  const decoders = profiles.map((one) => createDecoder(one));
  events.changed('ready', 'text', null);
  return {
    data(bytes) {
      for (const outcome of decoders.flatMap((decoder) => decoder.feed(bytes))) {
        if (outcome.kind === 'tap') events.tap(outcome, false);
        else events.misread(outcome.code);
      }
    },
    line: () => undefined,
    light: () => undefined,
    stop: () => undefined,
  };
};
