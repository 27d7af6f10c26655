/** TTR/1 frames read without a session, as from a capture: SCAN is a tap, damage is told, the rest is passed over. */
import { decodeFrame } from '../ttr/codec.ts';
import { readEvent } from '../ttr/messages.ts';
import type { Decoder, Outcome } from './outcome.ts';
import { RecordSplitter } from './records.ts';

/** @param dropFirst the capture starts in the middle of a line */
export function ttrDecoder(dropFirst: boolean): Decoder {
  const splitter = new RecordSplitter(dropFirst);
  return { feed: (bytes) => splitter.feed(bytes).flatMap(({ text }) => readLine(text)) };
}

function readLine(line: string): Outcome[] {
  const decoded = decodeFrame(line);
  if (!decoded.ok) {
    if (decoded.why === 'text') return [];
    return [{ kind: 'error', code: decoded.why === 'crc' ? 'checksum' : 'bad-frame' }];
  }
  const event = readEvent(decoded.frame);
  if (event?.is !== 'scan') return [];
  return [{ kind: 'tap', uid: event.uid, reader: event.antenna, flags: event.flags }];
}
