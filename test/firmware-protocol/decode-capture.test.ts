import { expect, test } from 'vitest';
import { decodeCapture } from '../../src/node/decode.ts';

const capture = Uint8Array.from('C3 D4 E5 F6\r\nReader 2: Card UID: 08 1A 2B 3C\r\n\x020100A1B2C3D0\x03', (char) =>
  char.charCodeAt(0),
);

test('one line per outcome, for people and as JSON', () => {
  expect(decodeCapture(capture, 'auto', true, false)).toEqual([
    'tap 081A2B3C on reader 2 (random)',
    'error checksum: damaged on the wire',
  ]);
  expect(decodeCapture(capture, 'auto', false, true)).toEqual([
    '{"uid":"C3D4E5F6","reader":0,"flags":[]}',
    '{"uid":"081A2B3C","reader":2,"flags":["random"]}',
    '{"error":"checksum"}',
  ]);
});

test('the ttr dialect prints scans, and damaged frames as errors', () => {
  const frames =
    '$SCAN s=17 p=16 a=0 u=04A1B2C3D4E5F6 age=40*4147\n$PING i=9*7672\n$PING i=8*7672\n$GPGGA,1*47\nlog text\n';
  const bytes = Uint8Array.from(frames, (char) => char.charCodeAt(0));
  expect(decodeCapture(bytes, 'ttr', false, true)).toEqual([
    '{"uid":"04A1B2C3D4E5F6","reader":0,"flags":[]}',
    '{"error":"checksum"}',
    '{"error":"bad-frame"}',
  ]);
});
