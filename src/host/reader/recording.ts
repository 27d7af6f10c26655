import { latin1 } from '../../../firmware-protocol/dialects/outcome.ts';
import type { Clock } from './clock.ts';
import type { Ports } from './port.ts';
import { readRecording } from './recorder.ts';

const PACE_MS = 250;
const RECORD_ENDS = [0x03, 0x0a, 0x0d];

/**
 * Plays what a reader once sent, one record after the other, and then stays open. It starts anew with every opening.
 * @param recorded the bytes as they came over the wire, with or without the line that our recorder begins with
 * @param paceMs time between records: a recording has none of its own, and the same card twice at once is one tap
 */
export function recordingPorts(path: string, recorded: Uint8Array, clock: Clock, paceMs: number = PACE_MS): Ports {
  const { profile, content: bytes } = readRecording(recorded);
  return {
    list: async () => [{ path, device: path, label: path, serialNumber: null, make: null }],
    async open(_path, _baud, events) {
      let at = 0;
      let cancel = clock.after(paceMs, play);
      function play(): void {
        if (at >= bytes.length) {
          events.ended();
          return;
        }
        const record = bytes.subarray(at, endOfRecord(bytes, at));
        at += record.length;
        cancel = clock.after(paceMs, play);
        events.data(record);
        if (record.at(-1) === 0x0a) events.line(latin1(record.subarray(0, -1)));
      }
      return {
        kind: 'serial',
        recorded: profile,
        write: () => undefined,
        close: async () => cancel(),
        present: async () => true,
      };
    },
  };
}

/** Behind the terminators that follow the record at `from`: CR LF is one end. */
function endOfRecord(bytes: Uint8Array, from: number): number {
  let end = from;
  while (end < bytes.length && !RECORD_ENDS.includes(bytes[end] ?? 0)) end++;
  while (end < bytes.length && RECORD_ENDS.includes(bytes[end] ?? 0)) end++;
  return end;
}
