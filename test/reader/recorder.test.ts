/** The raw bytes of a session are recorded, and played back as if the reader were there. */
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROFILES } from '../../firmware-protocol/dialects/decoder.ts';
import { pn532Answer } from '../../firmware-protocol/pn532/frames.ts';
import { overheard, type Recorder, readRecording, recordingHeader } from '../../src/host/reader/recorder.ts';
import { recordingPorts } from '../../src/host/reader/recording.ts';
import { decodeCapture } from '../../src/node/decode.ts';
import { recordInto } from '../../src/node/recorder.ts';
import { FakeClock, settle } from './fake-clock.ts';
import { FakePorts } from './fake-ports.ts';
import { until } from './pty.ts';
import { hello, rig, scan } from './rig.ts';

/** A recorder in memory. */
function memory() {
  const bytes: number[] = [];
  const recorder: Recorder = { path: 'memory', write: (more) => void bytes.push(...more), end: () => undefined };
  return { bytes, recorder };
}

test('what a reader says goes to the recorder of the moment, and is played back tap by tap', async () => {
  const ports = new FakePorts();
  const { bytes, recorder } = memory();
  recorder.write(recordingHeader('auto'));
  let now: Recorder | null = recorder;
  const { link } = rig(overheard(ports, () => now));
  link.open();
  await settle();
  ports.say(hello());
  ports.say(hello({ up: 1 }));
  ports.say(scan(1, '04A1B2C3'));
  ports.say(scan(2, '04A1B2C3D4E5F6'));
  now = null;
  ports.say(scan(3, '04FFFFFF'));
  await settle();

  const clock = new FakeClock();
  const played = rig(recordingPorts('night.bin', Uint8Array.from(bytes), clock), { clock });
  played.link.open();
  await clock.advance(5000);
  expect(played.taps.map(({ uid }) => uid)).toEqual(['04A1B2C3', '04A1B2C3D4E5F6']);
  expect(played.misreads).toEqual([]);
});

test.each(PROFILES)('the first line of a recording says how it is to be read: %s', (profile) => {
  const header = recordingHeader(profile);
  expect(readRecording(header)).toEqual({ profile, content: new Uint8Array() });
  expect(decodeCapture(header, 'auto', false, true)).toEqual([]);
});

test('a PN532 is known by its frames, and a smart card reader by the first line', () => {
  const chip = Uint8Array.from(pn532Answer(0x4b, [1, 1, 0, 4, 8, 4, 4, 0xa1, 0xb2, 0xc3]));
  expect(decodeCapture(chip, null, false, false)).toEqual(['tap 04A1B2C3 on reader 0']);
  const answer = Uint8Array.of(...recordingHeader('pcsc-apdu'), 4, 0xa1, 0xb2, 0xc3, 0x90, 0);
  expect(decodeCapture(answer, null, false, false)).toEqual(['tap 04A1B2C3 on reader 0']);
});

test('on disk it is a file of its own that only its owner can read', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'caboose-recorder-'));
  try {
    const recorder = recordInto(folder);
    recorder.write(Uint8Array.of(1, 2, 3));
    recorder.end();
    await until(() => statSync(recorder.path, { throwIfNoEntry: false })?.size === 3, 'it is written');
    expect([...readFileSync(recorder.path)]).toEqual([1, 2, 3]);
    expect(statSync(recorder.path).mode & 0o777).toBe(0o600);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
