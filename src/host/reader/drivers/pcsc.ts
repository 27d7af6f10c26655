/**
 * A PC/SC reader (ACR122U and its kin): the system's smart card service tells when a card comes and goes, as lines
 * `in` and `out`, and carries commands to it; GET DATA asks for the UID (PC/SC part 3, 3.2.2.1.3).
 */
import { createDecoder } from '../../../../firmware-protocol/dialects/decoder.ts';
import type { StartDriver } from './driver.ts';

const GET_UID = String.fromCharCode(0xff, 0xca, 0x00, 0x00, 0x00);

export const startPcsc: StartDriver = ({ port }, events) => {
  let decoder = createDecoder('pcsc-apdu');
  let lies: string | null = null;
  events.changed('ready', 'pcsc', null);
  const leave = () => {
    if (lies !== null) events.gone({ uid: lies, reader: 0 });
    lies = null;
  };
  return {
    data(bytes) {
      for (const outcome of decoder.feed(bytes)) {
        if (outcome.kind === 'error') events.misread(outcome.code);
        else {
          lies = outcome.uid;
          events.tap(outcome, true);
        }
      }
    },
    line(text) {
      leave();
      if (text !== 'in') return;
      decoder = createDecoder('pcsc-apdu');
      port.write(GET_UID);
    },
    light: () => undefined,
    stop: () => undefined,
  };
};
