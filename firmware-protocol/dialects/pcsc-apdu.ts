/**
 * Answers of a PC/SC reader to GET DATA (FF CA 00 00 00): the UID bytes and 90 00, or two status bytes alone.
 * The stream has no frames, so the status is the only end there is.
 */
import { checkUid } from './checks.ts';
import { toHex } from './hex.ts';
import type { Decoder, Outcome } from './outcome.ts';

/** Errors of PC/SC part 3 and ISO 7816-4. A closed list, for a UID may begin with 6x as well. */
const ERRORS = ['6281', '6300', '6400', '6700', '6800', '6982', '6A81', '6A82', '6D00', '6E00', '6F00'];
const LONGEST_UID = 10;

export function pcscDecoder(): Decoder {
  let pending: number[] = [];
  return {
    feed(bytes) {
      const outcomes: Outcome[] = [];
      for (const byte of bytes) {
        pending.push(byte);
        const isEnd = byte === 0x00 && pending.at(-2) === 0x90;
        // Most bytes are neither; the rest is for those that may be the last of an answer.
        if (!isEnd && pending.length !== 2) {
          if (pending.length > LONGEST_UID + 2) pending.shift();
          continue;
        }
        const text = toHex(pending);
        const outcome: Outcome | null = ERRORS.includes(text)
          ? { kind: 'error', code: 'pcsc-status' }
          : text.endsWith('9000')
            ? checkUid(text.slice(0, -4), 0)
            : null;
        if (outcome) {
          outcomes.push(outcome);
          pending = [];
        } else if (pending.length > LONGEST_UID + 2) pending.shift();
      }
      return outcomes;
    },
  };
}
