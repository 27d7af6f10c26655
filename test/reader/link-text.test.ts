/** The link and readers that print UIDs, in fake time. */
import { expect, test } from 'vitest';
import { BAUD_RATES } from '../../src/host/reader/link.ts';
import { recordingPorts } from '../../src/host/reader/recording.ts';
import { FakeClock, settle } from './fake-clock.ts';
import { FakePorts } from './fake-ports.ts';
import { rig, scan } from './rig.ts';

const NOISE = '\xfe\xe6x\xf8\x1e\xfe\x06f\xe0\xfe\xe6x';

test('text without HELLO means a reader that prints UIDs', async () => {
  const ports = new FakePorts();
  const { link, clock } = rig(ports);
  link.open();
  await settle();
  ports.say('Found chip PN532');
  await clock.advance(2999);
  expect(link.state.state).toBe('greeting');
  await clock.advance(1);
  expect(link.state).toMatchObject({ state: 'ready', dialect: 'text', trouble: null, heard: ['Found chip PN532'] });
});

test('a tap during the greeting is handed on at once; the first record may be torn and is not', async () => {
  const ports = new FakePorts();
  const { link, taps } = rig(ports);
  link.open();
  await settle();
  ports.say('C3 D4 E5 F6');
  ports.say('Reader 2: Card UID: 04 A1 B2 C3');
  await settle();
  expect(taps).toMatchObject([{ uid: '04A1B2C3', reader: 2, flags: [], origin: null }]);
  expect(link.state).toMatchObject({ state: 'ready', dialect: 'text' });
});

test('a silent reader becomes ready with its first line', async () => {
  const ports = new FakePorts();
  const { link, clock, taps } = rig(ports);
  link.open();
  await clock.advance(20_000);
  expect(link.state).toMatchObject({ state: 'quiet', trouble: 'silent' });
  ports.say('Hello, I am a reader');
  expect(link.state).toMatchObject({ state: 'ready', dialect: 'text', trouble: null });
  ports.say('Card UID: 04 A1 B2 C3');
  await settle();
  expect(taps).toHaveLength(1);
});

test('damaged records are told as misreads', async () => {
  const ports = new FakePorts();
  const { link, misreads, taps } = rig(ports, { profile: 'pad32' });
  link.open();
  await settle();
  ports.bytes('\r\n\x020100A1B2C3D0\x03\x020100A1B2C3D1\x03');
  await settle();
  expect([misreads, taps.map((tap) => tap.uid)]).toEqual([['checksum'], ['0100A1B2C3']]);
  expect(ports.written).toEqual([]);
});

test('noise: the other rates are tried one after the other, until a card is read', async () => {
  const ports = new FakePorts();
  const { link, clock } = rig(ports);
  link.open();
  for (const baud of [...BAUD_RATES, BAUD_RATES[0]]) {
    await clock.advance(1500);
    expect(ports.opens.at(-1)?.baud).toBe(baud);
    ports.bytes(NOISE);
    await clock.advance(999);
    expect(ports.opens.at(-1)?.baud).toBe(baud);
    await clock.advance(1);
    expect(link.state.trouble).toBe('noise');
  }
  await clock.advance(5000);
  expect(link.state.trouble).toBe('noise');
  ports.say('');
  ports.say('Card UID: 04 A1 B2 C3');
  expect(link.state).toMatchObject({ state: 'ready', trouble: null });
  const opens = ports.opens.length;
  ports.bytes(NOISE);
  await clock.advance(1000);
  expect([ports.opens.length, link.state.trouble]).toEqual([opens, 'noise']);
  ports.say('\nCard UID: 04 A1 B2 C3');
  expect(link.state).toMatchObject({ state: 'ready', trouble: null });
});

test('noise at a rate that the user fixed is told, and the rate kept', async () => {
  const ports = new FakePorts();
  const { link, clock } = rig(ports, { baud: 9600 });
  link.open();
  await clock.advance(1500);
  ports.bytes(NOISE);
  await clock.advance(1000);
  expect(link.state).toMatchObject({ state: 'quiet', trouble: 'noise' });
  expect(ports.opens).toEqual([{ path: '/dev/ttyTEST', baud: 9600 }]);
});

test('the garbage of a boot loader is no noise', async () => {
  const ports = new FakePorts();
  const { link, clock } = rig(ports);
  link.open();
  await clock.advance(500);
  ports.bytes(NOISE);
  await clock.advance(5000);
  expect([ports.opens.length, link.state.trouble]).toEqual([1, 'silent']);
});

test('an ESP board in its boot loader is recognised', async () => {
  const ports = new FakePorts();
  const { link } = rig(ports);
  link.open();
  await settle();
  ports.say('waiting for download');
  expect(link.state.trouble).toBe('bootloader');
});

test('keeps the last 20 lines, printable', async () => {
  const ports = new FakePorts();
  const { link } = rig(ports);
  link.open();
  await settle();
  for (let i = 0; i < 30; i++) ports.say(`line ${i} \xe9`);
  expect(link.state.heard).toHaveLength(20);
  expect(link.state.heard.at(-1)).toBe('line 29 ·');
});

test('a recording is played record by record, its first one too, frames and text alike', async () => {
  const clock = new FakeClock();
  const text = `Card UID: 04 A1 B2 C3\r\nNo card found\r\n${scan(7, '04A1B2C3D4E5F6')}\n\x020100A1B2C3D1\x03`;
  const bytes = Uint8Array.from(text, (char) => char.charCodeAt(0));
  const { link, taps } = rig(recordingPorts('night.txt', bytes, clock), { clock, path: 'night.txt' });
  link.open();
  await clock.advance(250);
  expect(taps.map((tap) => tap.uid)).toEqual(['04A1B2C3']);
  await clock.advance(1000);
  expect(taps.map((tap) => tap.uid)).toEqual(['04A1B2C3', '04A1B2C3D4E5F6', '0100A1B2C3']);
  expect(link.state).toMatchObject({ state: 'quiet', dialect: 'text', trouble: 'ended' });
  await link.close();
  expect(clock.pending).toBe(0);
});
