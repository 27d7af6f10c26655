/** What no card said must never become a tap. `SEED=… npx vitest run --project unit test/firmware-protocol/noise.test.ts` tries other noise. */
import { describe, expect, test } from 'vitest';
import { createDecoder, PROFILES } from '../../firmware-protocol/dialects/decoder.ts';
import { Random } from '../../src/sim/random.ts';
import { bootLogs } from './boot-logs.ts';

const SEED = Number(process.env.SEED ?? 20_261_130);
const MEGABYTE = 1_000_000;
/** A serial port gives its bytes in such pieces. */
const CHUNK = 64;

const noises = {
  'random bytes': (random: Random) => Uint8Array.from({ length: MEGABYTE }, () => random.below(256)),
  'boot logs': (random: Random) => bootLogs(random, MEGABYTE),
};

describe.each(Object.entries(noises))(`a megabyte of %s (seed ${SEED})`, (_, make) => {
  const bytes = make(new Random(SEED));

  test.each(PROFILES)('is no tap for %s', (profile) => {
    const decoder = createDecoder(profile, { dropFirst: true });
    const taps: string[] = [];
    for (let at = 0; at < bytes.length; at += CHUNK) {
      for (const outcome of decoder.feed(bytes.subarray(at, at + CHUNK))) {
        const near = () => new TextDecoder('latin1').decode(bytes.subarray(Math.max(0, at - 80), at + CHUNK));
        if (outcome.kind === 'tap') taps.push(`${outcome.uid} near ${JSON.stringify(near())}`);
      }
    }
    expect(taps).toEqual([]);
  });
});
