/** The recorded readers, fed whole, byte by byte and in any chunks to a fresh decoder, with no flush at the end. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createDecoder, type Profile } from '../../firmware-protocol/dialects/decoder.ts';
import type { Outcome } from '../../firmware-protocol/dialects/outcome.ts';
import samples from '../../firmware-protocol/transcripts/reader-samples.json' with { type: 'json' };

interface Sample {
  id: string;
  raw: string;
  profile?: Profile;
  opts?: { dropFirst?: boolean };
  expect: { uid?: string; uids?: string[]; reader?: number; flags?: string[]; ignore?: boolean; error?: string };
}

const bytesOf = (sample: Sample) => Uint8Array.from(sample.raw, (char) => char.charCodeAt(0));
const decoderFor = (sample: Sample) => createDecoder(sample.profile ?? 'auto', sample.opts ?? {});

function check(sample: Sample, outcomes: Outcome[]): void {
  const taps = outcomes.filter((outcome) => outcome.kind === 'tap');
  const { uid, uids, reader, flags, error } = sample.expect;
  expect([...new Set(taps.map((tap) => tap.uid))]).toEqual(uids ?? (uid === undefined ? [] : [uid]));
  if (reader !== undefined) expect(taps.map((tap) => tap.reader)).toEqual(taps.map(() => reader));
  if (flags !== undefined) for (const tap of taps) expect(tap.flags).toEqual(flags);
  const codes = outcomes.flatMap((outcome) => (outcome.kind === 'error' ? [outcome.code] : []));
  expect([...new Set(codes)]).toEqual(error === undefined ? [] : [error]);
}

describe.each(samples as Sample[])('$id', (sample) => {
  test('whole', () => check(sample, decoderFor(sample).feed(bytesOf(sample))));
  test('in any chunks', () => {
    const bytes = bytesOf(sample);
    const cuts = fc.array(fc.integer({ min: 0, max: bytes.length }), { maxLength: 12 });
    fc.assert(
      fc.property(cuts, (at) => {
        const decoder = decoderFor(sample);
        const edges = [0, ...at.toSorted((a, b) => a - b), bytes.length];
        check(
          sample,
          edges.slice(1).flatMap((end, i) => decoder.feed(bytes.subarray(edges[i], end))),
        );
      }),
      { numRuns: 30 },
    );
  });
  test('byte by byte', () => {
    const decoder = decoderFor(sample);
    check(
      sample,
      [...bytesOf(sample)].flatMap((byte) => decoder.feed(Uint8Array.of(byte))),
    );
  });
});
