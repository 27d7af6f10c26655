import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LINE_LIMIT, LineGuard } from '../../src/host/reader/line-guard.ts';

const bytesOf = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));
const textOf = (bytes: Uint8Array) => String.fromCharCode(...bytes);

test('lines of the limit pass, longer ones do not, and a frame after noise without end does', () => {
  const [longest, tooLong] = ['A'.repeat(LINE_LIMIT), 'B'.repeat(LINE_LIMIT + 1)];
  const guard = new LineGuard();
  expect(textOf(guard.pass(bytesOf(`${longest}\n${tooLong}\nnext\n`)))).toBe(`${longest}\nnext\n`);
  expect(textOf(guard.pass(bytesOf(`${tooLong}$PING i=9*7672\n`)))).toBe('$PING i=9*7672\n');
});

test('for any chunks: only whole lines within the limit, in order', () => {
  const line = fc.stringMatching(/^[ -#%-~]{0,600}$/);
  fc.assert(
    fc.property(fc.array(line, { maxLength: 6 }), fc.array(fc.nat({ max: 700 })), (lines, cuts) => {
      const all = bytesOf(lines.map((text) => `${text}\n`).join(''));
      const guard = new LineGuard();
      let [at, passed] = [0, ''];
      for (const cut of [...cuts, all.length]) {
        passed += textOf(guard.pass(all.subarray(at, at + cut)));
        at += cut;
      }
      const expected = lines.filter((text) => text.length <= LINE_LIMIT).map((text) => `${text}\n`);
      expect(passed).toBe(expected.join(''));
    }),
  );
});
