/** The firmware's core compiled for this machine, under the address and undefined-behaviour sanitizers. */
import { beforeAll, describe, expect, test } from 'vitest';
import { DEVICE_LINE_LIMIT, decodeFrame } from '../../firmware-protocol/ttr/codec.ts';
import vectors from '../../firmware-protocol/ttr/vectors.json' with { type: 'json' };
import { BUILD_MS, canRunNatively, native } from './build.ts';

describe.runIf(canRunNatively)('the firmware’s core', () => {
  beforeAll(async () => void (await native(['store', 0, 0])), BUILD_MS);

  test('writes the golden vectors', async () => {
    const asked = vectors.map(({ verb, args }) =>
      [verb, ...Object.entries(args).map(([key, value]) => `${key}=${value}`)].join(' '),
    );
    expect((await native(['encode'], `${asked.join('\n')}\n`)).split('\n').slice(0, -1)).toEqual(
      vectors.map((vector) => vector.line),
    );
  });

  test('reads the golden vectors', async () => {
    const read = await native(['codec'], vectors.map((vector) => `${vector.line}\n`).join(''));
    const words = read
      .split('\n')
      .slice(0, -1)
      .map((line) => line.split(' ').filter((word) => !word.startsWith('#')));
    const expected = vectors.map(({ verb, args }) => [
      verb,
      ...Object.entries(args).map(([key, value]) => `${key}=${value}`),
    ]);
    const sorted = (frames: string[][]) => frames.map(([verb, ...pairs]) => [verb, ...pairs.sort()]);
    expect(sorted(words)).toEqual(sorted(expected));
  });

  test('keeps every tap over resets and power cuts at any moment, in order, and never uses a number twice', () =>
    native(['store', 1, 40]));

  test('takes random bytes, commands, radio chips and restarts, and says nothing but whole frames', async () => {
    const said = (await native(['device', 1, 100_000])).split('\n').slice(0, -1);
    expect(said.length).toBeGreaterThan(1000);
    for (const line of said) {
      expect(line.length).toBeLessThan(DEVICE_LINE_LIMIT);
      expect(decodeFrame(line), line).toMatchObject({ ok: true });
    }
  });
});
