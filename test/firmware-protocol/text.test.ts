/** Records that are near those of the samples and easy to get wrong. */
import { describe, expect, test } from 'vitest';
import { createDecoder, type Profile } from '../../firmware-protocol/dialects/decoder.ts';

function read(record: string, profile: Profile = 'auto', end = '\r\n'): string[] {
  const bytes = Uint8Array.from(record + end, (char) => char.charCodeAt(0));
  return createDecoder(profile)
    .feed(bytes)
    .map((outcome) =>
      outcome.kind === 'error' ? outcome.code : `${outcome.reader}:${outcome.uid}${outcome.flags.join('')}`,
    );
}

describe('taps', () => {
  test.each([
    ['Card UID: 04 A1 B2 C3 PICC type: MIFARE 1KB', '0:04A1B2C3'],
    ['UID tag : 04 a1 b2 c3', '0:04A1B2C3'],
    ['UID Length: 7 UID: 04 A1 B2 C3 D4 E5 F6', '0:04A1B2C3D4E5F6'],
    ['Read tag type NTAG with UID 04-A1-B2-C3', '0:04A1B2C3'],
    ['Reader 3: 04A1B2C3', '3:04A1B2C3'],
    ['2| 04 A1 B2 C3', '2:04A1B2C3'],
    ['1|A1 0BB2C3D4 0506', '1:A10BB2C3D40506'],
    ['04:A1:B2:C3', '0:04A1B2C3'],
    ['180:197:214:231:64', '0:B4C5D6E7'],
    ['[0x04, 0xA1, 0xB2, 0xC3]', '0:04A1B2C3'],
    ['0 4 A 1 B 2 C 3', '0:04A1B2C3'],
    ['IDm: 01 02 03 04 05 06 07 08', '0:0102030405060708'],
    ['Card ID = 04A1B2C3 (MIFARE)', '0:04A1B2C3'],
    ['In dec:  4 161 178 195', '0:04A1B2C3'],
    ['MQT: tele/r/SENSOR = {"Time":"2026-01-02T03:04:05","RC522":{"UID":"04A1B2C3"}}', '0:04A1B2C3'],
    ['UID: 08 1A 2B 3C', '0:081A2B3Crandom'],
    ['UID: 04 A1 B2 C3 1024 bytes', '0:04A1B2C3'],
  ])('%s', (record, expected) => expect(read(record)).toEqual([expected]));
});

describe('no taps', () => {
  test.each([
    '192.168.4.1',
    'IP address: 192.168.4.1',
    'CE:2D:E0:BD:AB:28',
    '240AC4123456',
    'UID, SAK, type',
    'UID Length: 7 bytes',
    'Card UID: none',
    'UID added',
    '  1   C3 D4 E5 F6',
    'Tag 04 A1 B2 C3 removed',
    'Error: UID: 04 A1 B2 C3',
    '{"BSSId":"04A1B2C3"}',
    '{"uid":',
    'ok',
    'cafe',
    '2026',
    '1704187445000',
    '\x02hello\x03',
  ])('%s', (record) => expect(read(record)).toEqual([]));
});

describe('damage', () => {
  test.each([
    ['UID:4a1b2c3', 'ambiguous'],
    ['UID: 04 A1 B2', 'ambiguous'],
    ['Card UID:  4102 A102 B202 C302', 'ambiguous'],
    ['00 00 00 00', 'invalid-uid'],
    ['FFFFFFFF', 'invalid-uid'],
    ['88 04 A1 B2', 'incomplete-uid'],
    ['88:04:A1:B2:9F', 'incomplete-uid'],
    ['\x02000000000000', 'invalid-uid'],
  ])('%s', (record, code) => expect(read(record)).toEqual([code]));
});

test('a profile changes how numbers are read', () => {
  expect(read('A1B2C3', 'pad32')).toEqual(['0:00A1B2C3']);
  expect(read('3283263748', 'wedge-dec-le')).toEqual(['0:04A1B2C3']);
  expect(read('0077705923')).toEqual(['0:04A1B2C3']);
});

test('a frame that begins with STX is whole even right after opening', () => {
  const bytes = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));
  const decoder = createDecoder('auto', { dropFirst: true });
  expect(decoder.feed(bytes('B2C3D1\x03'))).toEqual([]);
  expect(decoder.feed(bytes('\x020100A1B2C3D1\x03'))).toHaveLength(1);
  expect(createDecoder('auto', { dropFirst: true }).feed(bytes('\x020100A1B2C3D1\x03'))).toHaveLength(1);
});

test('a PN532 answers with two cards, an ATS between them', () => {
  const data = [0xd5, 0x4b, 2, 1, 0, 0x44, 0x20, 4, 4, 0xa1, 0xb2, 0xc3, 2, 0x80, 2, 0, 4, 8, 4, 8, 0x1a, 0x2b, 0x3c];
  const sum = data.reduce((total, byte) => total + byte, 0);
  const frame = [0, 0, 0xff, data.length, 256 - data.length, ...data, (256 - (sum & 0xff)) & 0xff, 0];
  const uids = (bytes: number[]) =>
    createDecoder('pn532-hsu')
      .feed(Uint8Array.from(bytes))
      .map((outcome) => (outcome.kind === 'tap' ? outcome.uid : outcome.code));
  expect(uids(frame)).toEqual(['04A1B2C3', '081A2B3C']);
  frame[8] = 9;
  expect(uids([...frame, 0, 0, 0xff, 0, 0xff, 0])).toEqual(['checksum']);
});
