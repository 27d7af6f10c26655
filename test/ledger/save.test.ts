import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { entrySchema } from '../../src/ledger/entries.ts';
import { lineOf, readHead, readSave } from '../../src/ledger/save.ts';
import { entries, json, mendedNight, opened, playedNight } from './night-rig.ts';

const short = await mendedNight(11, 60);
const { lines, text } = short;
const bytes = new TextEncoder().encode(text);
const decode = (part: Uint8Array) => new TextDecoder().decode(part);

/** Every result must be a beginning of what was written; what is missing must have been said. */
function honest(read: ReturnType<typeof readSave>, whole: number): void {
  if (!read.ok) return;
  expect(json(read.entries)).toBe(json(entries(lines).slice(0, read.entries.length)));
  if (read.entries.length < whole) expect(read.dropped).toBeGreaterThan(0);
}

describe('a save', () => {
  test('has here every kind of entry there is', async () => {
    const kinds = entrySchema.options.map((option) => option.shape.is.value);
    const nights = await Promise.all([11, 12, 13].map((seed) => mendedNight(seed, 120)));
    const all = nights.flatMap((rig) => entries(rig.lines));
    expect(new Set(all.map(({ is }) => is))).toEqual(new Set(kinds));
    for (const { lines: some, text: whole } of nights)
      expect(readSave(whole)).toMatchObject({ ok: true, entries: entries(some), dropped: 0 });
  });

  test('reads as it was written', async () => {
    const whole = await playedNight(5);
    const read = readSave(whole.text);
    expect(read).toEqual({
      ok: true,
      entries: entries(whole.lines),
      bytes: new TextEncoder().encode(whole.text).length,
      dropped: 0,
      damaged: false,
    });
    expect(readHead(whole.text.slice(0, 32_768))).toEqual(opened);
  });

  test('cut at any byte opens with every whole entry, and says that one was left out', () => {
    const ends = [...bytes.keys()].filter((at) => bytes[at] === 10).map((at) => at + 1);
    for (let cut = 0; cut <= bytes.length; cut++) {
      const read = readSave(decode(bytes.slice(0, cut)));
      const whole = ends.filter((end) => end <= cut).length;
      const last = ends[whole - 1] ?? 0;
      if (whole === 0) expect(read).toEqual({ ok: false, code: 'not-a-save' });
      else {
        const dropped = cut > last ? 1 : 0;
        expect(read).toMatchObject({ ok: true, bytes: last, dropped, damaged: false });
        expect(read.ok && read.entries.length).toBe(whole);
      }
    }
  });

  test('with any byte damaged never reads as something else', () => {
    fc.assert(
      fc.property(fc.nat({ max: bytes.length - 1 }), fc.integer({ min: 1, max: 255 }), (at, flip) => {
        const damaged = bytes.slice();
        damaged[at] = (damaged[at] ?? 0) ^ flip;
        honest(readSave(decode(damaged)), lines.length);
      }),
      { numRuns: 2000 },
    );
  });

  test('with lines lost, doubled or swapped reads up to there and says so', () => {
    fc.assert(
      fc.property(
        fc.nat(lines.length - 1),
        fc.nat(lines.length - 1),
        fc.constantFrom('lost', 'doubled', 'swapped'),
        (a, b, how) => {
          const other = [...lines];
          if (how === 'lost') other.splice(a, 1);
          if (how === 'doubled') other.splice(a, 0, lines[b] ?? '');
          if (how === 'swapped') [other[a], other[b]] = [other[b] ?? '', other[a] ?? ''];
          const read = readSave(other.map((line) => `${line}\n`).join(''));
          // The last line lost leaves a save that is shorter and whole.
          honest(read, how === 'lost' ? lines.length - 1 : lines.length);
          if (read.ok && json(other) !== json(lines) && !(how === 'lost' && a === lines.length - 1))
            expect(read.damaged).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });

  test('of a newer Caboose is refused with its number, however it looks otherwise', () => {
    expect(readSave('{"is":"night","format":3,"shape":"other"}\nwhatever\n')).toEqual({
      ok: false,
      code: 'newer',
      format: 3,
    });
    expect(readHead('{"is":"night","format":12,"n":0}\n')).toEqual({ newer: 12 });
  });

  test.each([
    ['nothing', ''],
    ['a text', 'Dear diary\n'],
    ['JSON of something else', '{"version":1}\n'],
    ['an entry that is no beginning', `${lines[1]}\n`],
    ['a list', '[]\n'],
    ['null', 'null\nnull\n'],
    ['a first line without its end', lines[0] as string],
  ])('is not what %s is', (_what, content) => {
    expect(readSave(content)).toEqual({ ok: false, code: 'not-a-save' });
  });

  test('written by hand, without sums, is taken as it is', () => {
    const plain = entries(lines).map((entry) => `${json(entry)}\n`);
    expect(readSave(plain.join(''))).toMatchObject({ ok: true, entries: entries(lines), dropped: 0 });
  });

  test('holds each entry on one line, whatever people are called', () => {
    const odd = { ...opened, names: { ghost: 'a\nb\u2028"c\\' } };
    expect(lineOf(odd)).not.toMatch(/\n/);
    expect(readSave(`${lineOf(odd)}\n`)).toMatchObject({ ok: true, entries: [odd] });
  });
});
