/** What a bare PN532 sent, read without driving it, as from a capture: its answers that name cards. */
import { Pn532FrameReader } from '../pn532/frames.ts';
import { readTargets, TARGETS } from '../pn532/targets.ts';
import type { Decoder } from './outcome.ts';

export function pn532Decoder(): Decoder {
  const reader = new Pn532FrameReader();
  return {
    feed: (bytes) =>
      reader.feed(bytes).flatMap((frame) => {
        if (frame.is === 'damaged') return [{ kind: 'error', code: 'checksum' }];
        return frame.is === 'answer' && frame.code === TARGETS ? readTargets(frame.data) : [];
      }),
  };
}
