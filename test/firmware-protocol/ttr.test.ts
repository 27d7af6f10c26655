/** TTR/1: the golden vectors both ways, and what noise does to a frame. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createDecoder, PROFILES } from '../../firmware-protocol/dialects/decoder.ts';
import samples from '../../firmware-protocol/transcripts/reader-samples.json' with { type: 'json' };
import { decodeFrame, encodeFrame, HOST_LINE_LIMIT, numberArg } from '../../firmware-protocol/ttr/codec.ts';
import { crc16 } from '../../firmware-protocol/ttr/crc.ts';
import { readEvent, readHello } from '../../firmware-protocol/ttr/messages.ts';
import vectors from '../../firmware-protocol/ttr/vectors.json' with { type: 'json' };

const NO_LIMIT = 100_000;

test('the CRC is CCITT-FALSE', () => expect(crc16('123456789')).toBe(0x29b1));

describe.each(vectors)('$line', ({ line, verb, args }) => {
  test('decodes', () => {
    const decoded = decodeFrame(line);
    expect(decoded.ok && [decoded.frame.verb, Object.fromEntries(decoded.frame.args)]).toEqual([verb, args]);
  });
  test('encodes', () => {
    const filled = args as Record<string, string>;
    expect(encodeFrame(verb, filled, HOST_LINE_LIMIT)).toEqual({ ok: true, line: `${line}\n` });
  });
});

describe('a line', () => {
  test('may end in CR LF, and restarts at every $', () => {
    expect(decodeFrame('$SCAN s=1$PING i=9*7672\r\n')).toMatchObject({ ok: true, frame: { verb: 'PING' } });
  });
  test.each([
    ['Card UID: 04 A1 B2 C3', 'text'],
    ['$PING i=9*7673', 'crc'],
    ['$PING i=9*767', 'syntax'],
    ['$PING i=9*c7d1', 'syntax'],
    ['$GPGGA,123519,4807.038,N*47', 'syntax'],
    [`$${'A'.repeat(600)}*0000`, 'too-long'],
  ])('%s is refused as %s', (line, why) => expect(decodeFrame(line)).toEqual({ ok: false, why }));

  test('that would be too long or has a bad name is not made', () => {
    expect(encodeFrame('LED', { t: 'x'.repeat(60) }, HOST_LINE_LIMIT)).toEqual({ ok: false, why: 'too-long' });
    expect(encodeFrame('led', {}, HOST_LINE_LIMIT)).toEqual({ ok: false, why: 'syntax' });
    expect(encodeFrame('LED', { A: 1 }, HOST_LINE_LIMIT)).toEqual({ ok: false, why: 'syntax' });
    expect(encodeFrame('LED', { a: '€' }, HOST_LINE_LIMIT)).toEqual({ ok: false, why: 'syntax' });
  });
});

test('a HELLO and a SCAN as typed values', () => {
  const hello = encodeFrame(
    'HELLO',
    { proto: '1.0', id: 'A1', boot: 'C', ant: 2, caps: 'scan,led', q: 0, next: 7 },
    128,
  );
  const decoded = decodeFrame(hello.ok ? hello.line : '');
  expect(decoded.ok && readHello(decoded.frame)).toEqual({
    ...{ major: 1, minor: 0, id: 'A1', boot: 'C', antennas: 2 },
    ...{ caps: ['scan', 'led'], queued: 0, next: 7, up: false },
  });
  const scan = decodeFrame('$SCAN s=18 p=17 a=1 u=081A2B3C age=12 fl=r*165D');
  const event = { is: 'scan', s: 18, p: 17, antenna: 1, uid: '081A2B3C', age: 12, flags: ['random'] };
  expect(scan.ok && readEvent(scan.frame)).toEqual(event);
});

const key = fc.stringMatching(/^[a-z][a-z0-9]{0,5}$/);
const value = fc.array(fc.integer({ min: 0, max: 255 })).map((codes) => String.fromCharCode(...codes));
const verb = fc.stringMatching(/^[A-Z][A-Z0-9]{0,7}\??$/);
const bytes = fc.uint8Array({ maxLength: 600 });

describe('for any input', () => {
  test('what was encoded decodes to the same', () => {
    fc.assert(
      fc.property(verb, fc.dictionary(key, value, { maxKeys: 6 }), (name, args) => {
        const encoded = encodeFrame(name, args, NO_LIMIT);
        const decoded = decodeFrame(encoded.ok ? encoded.line : '', NO_LIMIT);
        expect(decoded.ok && [decoded.frame.verb, { ...Object.fromEntries(decoded.frame.args) }]).toEqual([
          name,
          { ...args },
        ]);
        expect(encoded.ok && encoded.line).toMatch(/^\$[ -~]*\*[0-9A-F]{4}\n$/);
      }),
    );
  });

  test('no single changed byte gets through', () => {
    const lines = vectors.map((vector) => vector.line);
    fc.assert(
      fc.property(fc.constantFrom(...lines), fc.nat(), fc.integer({ min: 1, max: 255 }), (line, where, flip) => {
        const at = where % line.length;
        const changed = String.fromCharCode(line.charCodeAt(at) ^ flip);
        // CR and LF end a line: then there are two lines, and neither is whole.
        const damaged = (line.slice(0, at) + changed + line.slice(at + 1)).split(/[\r\n]/);
        for (const part of damaged) expect(decodeFrame(part).ok).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });

  test('no line throws', () => {
    fc.assert(fc.property(value, (line) => void decodeFrame(`$${line}`)));
    fc.assert(
      fc.property(value, (line) => {
        const decoded = decodeFrame(line);
        if (decoded.ok) numberArg(decoded.frame, 's');
      }),
    );
  });

  test.each(PROFILES)('dialect %s: chunks make no difference, nothing throws', (profile) => {
    const known = fc.constantFrom(
      ...samples.map((sample) => Uint8Array.from(sample.raw, (char) => char.charCodeAt(0))),
    );
    const stream = fc
      .array(fc.oneof(bytes, known), { maxLength: 4 })
      .map((parts) => parts.flatMap((part) => [...part]));
    fc.assert(
      fc.property(stream, fc.array(fc.nat({ max: 40 })), fc.boolean(), (all, cuts, dropFirst) => {
        const whole = createDecoder(profile, { dropFirst }).feed(Uint8Array.from(all));
        const decoder = createDecoder(profile, { dropFirst });
        const pieces = [];
        let at = 0;
        for (const cut of cuts) {
          pieces.push(...decoder.feed(Uint8Array.from(all.slice(at, at + cut))));
          at += cut;
        }
        pieces.push(...decoder.feed(Uint8Array.from(all.slice(at))));
        expect(pieces).toEqual(whole);
      }),
    );
  });
});
