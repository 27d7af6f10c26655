/**
 * Both codecs read the same lines, most of them damaged, and must agree on each. A sample here; for more:
 * `SEED=7 LINES=1000000 npm test -- test/firmware/codec-fuzz.test.ts`.
 */
import { describe, expect, test } from 'vitest';
import { decodeFrame, HOST_LINE_LIMIT, numberArg } from '../../firmware-protocol/ttr/codec.ts';
import { crcDigits } from '../../firmware-protocol/ttr/crc.ts';
import vectors from '../../firmware-protocol/ttr/vectors.json' with { type: 'json' };
import { Random } from '../../src/sim/random.ts';
import { BUILD_MS, canRunNatively, native } from './build.ts';

const SEED = Number(process.env.SEED ?? 20_261_130);
const LINES = Number(process.env.LINES ?? 20_000);
const BATCH = 20_000;
const MS_PER_LINE = 1;
/** As in codec_test.cpp, and in its order. */
const KEYS = 'a c d f i k n o p s u v t x1 zz fl age len last proto'.split(' ');
const UID = /^(?:[0-9A-F]{8}|[0-9A-F]{14}|[0-9A-F]{20})$/;
const VERBS = ['PING', 'HELLO?', 'READ', 'A', 'Z9', 'led', '9A', '', '?', 'A?B'];
const VALUES = ['', '0', '7', '4294967295', '4294967296', '9999999999', '12345678901', '04A1B2C3', '04A1B2C3D4E5F6'];
const ODD = ['%20', '%24', '%34', '%4', '%zz', '%FF', '=', 'a b', '\r', '$', '*', '~', '\x00', '\x7f', '\xff', '!'];

function body(random: Random): string {
  const pair = () => {
    const key = random.once(12) ? random.pick(['A', '1a', '', 'a_']) : random.pick(KEYS);
    const value = random.pick(VALUES) + (random.once(6) ? random.pick(ODD) : '');
    return random.once(20) ? key : `${key}=${value}`;
  };
  const pairs = Array.from({ length: random.below(5) }, pair);
  return [random.pick(VERBS), ...pairs].join(random.once(40) ? '  ' : ' ');
}

/** A line without LF: a golden vector, a frame with a right sum over a doubtful body, noise; then perhaps damage. */
function line(random: Random): string {
  const kind = random.below(10);
  const noise = () => String.fromCharCode(...Array.from({ length: random.below(90) }, () => random.below(256)));
  let text: string;
  if (kind < 2) text = random.pick(vectors).line;
  else if (kind < 9) {
    const inside = body(random);
    text = `${random.once(10) ? noise() : ''}$${inside}*${crcDigits(inside)}`;
  } else text = noise();
  for (let hits = random.once(3) ? 1 + random.below(3) : 0; hits > 0; hits--) {
    const at = random.below(text.length + 1);
    const byte = String.fromCharCode(random.below(256));
    text = text.slice(0, at) + (random.once(3) ? '' : byte) + text.slice(at + (random.once(2) ? 1 : 0));
  }
  return text.replaceAll('\n', '') + (random.once(4) ? '\r' : '');
}

/** What the native program prints for a line. */
function expected(text: string): string {
  const decoded = decodeFrame(text, HOST_LINE_LIMIT);
  if (!decoded.ok) return '-';
  const { frame } = decoded;
  // A value has one spelling, so the text of each pair is the one that was sent.
  const pairs = text.slice(text.lastIndexOf('$') + 1, text.lastIndexOf('*')).split(' ');
  const found = KEYS.flatMap((key) => pairs.find((pair) => pair.startsWith(`${key}=`)) ?? []);
  const s = numberArg(frame, 's');
  const uid = frame.args.get('u') ?? '';
  const notes = [
    ...(s !== null && s <= 0xffff_ffff ? [`#s=${s}`] : []),
    ...(UID.test(uid) ? [`#u=${uid.length / 2}`] : []),
  ];
  return [frame.verb, ...found, ...notes].join(' ');
}

describe.runIf(canRunNatively)(`${LINES} lines of seed ${SEED}`, () => {
  test(
    'are the same to both codecs',
    async () => {
      const random = new Random(SEED);
      let frames = 0;
      for (let done = 0; done < LINES; done += BATCH) {
        const lines = Array.from({ length: Math.min(BATCH, LINES - done) }, () => line(random));
        const read = (await native(['codec'], `${lines.join('\n')}\n`)).split('\n');
        for (const [i, text] of lines.entries()) {
          if (read[i] !== expected(text)) expect([text, read[i]]).toEqual([text, expected(text)]);
          if (read[i] !== '-') frames++;
        }
      }
      // Enough of them are whole that the reading of whole ones is tried too.
      expect(frames).toBeGreaterThan(LINES / 20);
    },
    BUILD_MS + LINES * MS_PER_LINE,
  );
});
