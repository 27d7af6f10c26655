/** The real serialport on a real device node: what only shows there. */
import { isMainThread } from 'node:worker_threads';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { systemClock } from '../../src/host/reader/clock.ts';
import { ReaderLink } from '../../src/host/reader/link.ts';
import type { ReaderLinkState, ReaderTap } from '../../src/host/reader/link-options.ts';
import type { Port, PortEvents } from '../../src/host/reader/port.ts';
import { serialPorts } from '../../src/node/serial.ts';
import { TtrDevice } from '../../src/sim/ttr-device.ts';
import { openPty, type Pty, until } from './pty.ts';
import { memoryStore } from './rig.ts';

const NOBODY = 65_534;

let pty: Pty;
const cleanUp: (() => Promise<void> | void)[] = [];

beforeEach(async () => {
  pty = await openPty();
});
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step();
  await pty.remove();
});

/** A TTR/1 device at the far end of the wire, powered by it. */
function device(): TtrDevice {
  const one = new TtrDevice({ id: 'PTY1', clock: systemClock, send: (text) => pty.device.write(text, 'latin1') });
  cleanUp.push(() => one.stop());
  plugIn(one);
  return one;
}

function plugIn(one: TtrDevice): void {
  pty.device.on('data', (bytes: Buffer) => one.receive(bytes)).on('error', () => undefined);
  one.start('C');
}

function openLink() {
  const taps: ReaderTap[] = [];
  const states: ReaderLinkState[] = [];
  const link = new ReaderLink({
    path: pty.path,
    ports: serialPorts(),
    clock: systemClock,
    seen: memoryStore(),
    onTap: async (tap) => void taps.push(tap),
    onState: (state) => void states.push(state),
  });
  cleanUp.push(() => link.close());
  link.open();
  const isReady = () => until(() => link.state.state === 'ready', 'the reader is ready');
  return { link, taps, states, isReady };
}

async function openPort(events: Partial<PortEvents> = {}): Promise<Port> {
  const nothing = { data: () => {}, line: () => {}, closed: () => {}, ended: () => {} };
  const port = await serialPorts().open(pty.path, 115_200, { ...nothing, ...events });
  cleanUp.push(() => port.close());
  return port;
}

test('hello, scan, acknowledgement, lamp; unplugged and replugged, a tap made in between arrives once', async () => {
  const reader = device();
  const { link, taps, isReady, states } = openLink();
  await isReady();
  reader.tap('04A1B2C3D4E5F6');
  await until(() => taps.length === 1 && reader.waiting === 0, 'the tap is acknowledged');
  link.answer(0, 'ok');
  await until(() => reader.lamps.get(0) === 'ok', 'the lamp is green');

  reader.stop();
  await pty.unplug();
  await until(() => states.some(({ state }) => state === 'waiting'), 'the loss is noticed');
  reader.tap('081A2B3C');
  await pty.replug();
  plugIn(reader);
  await until(() => taps.length === 2 && reader.waiting === 0, 'the second tap is acknowledged');
  expect(taps.map((tap) => tap.uid)).toEqual(['04A1B2C3D4E5F6', '081A2B3C']);
});

test('unplugged right after it sent something, again and again: is noticed, and no tap is lost', async () => {
  const reader = device();
  const { link, taps, isReady } = openLink();
  for (let round = 0; round < 4; round++) {
    await isReady();
    reader.tap(`0000000${round}`);
    pty.device.write('log text right before the end\n');
    await new Promise((resolve) => pty.device.write('x', resolve));
    reader.stop();
    await pty.unplug();
    await until(() => link.state.state !== 'ready', 'the loss is noticed');
    await pty.replug();
    plugIn(reader);
  }
  await until(() => taps.length === 4 && reader.waiting === 0, 'all taps have come');
  expect(new Set(taps.map((tap) => tap.uid)).size).toBe(4);
});

test('lines come whole through guard and parser whatever the chunks, and overlong ones not at all', async () => {
  const lines: string[] = [];
  await openPort({ line: (line) => void lines.push(line) });
  pty.device.write('$PIN');
  pty.device.write(`G i=9*7672\r\n${'A'.repeat(200_000)}`);
  pty.device.write('$PING i=9*7672\nbo\xc3\nlast\n', 'latin1');
  await until(() => lines.at(-1) === 'last', 'the last line has come');
  expect(lines).toEqual(['$PING i=9*7672\r', '$PING i=9*7672', 'bo\xc3', 'last']);
});

test('a second opening is refused as busy, a missing path as no such port', async () => {
  await openPort();
  await expect(openPort()).rejects.toMatchObject({ code: 'busy' });
  await pty.unplug();
  await expect(openPort()).rejects.toMatchObject({ code: 'no-such-port' });
});

test('closing twice, and writing afterwards, is harmless; a later opening gets no stale bytes', async () => {
  const port = await openPort();
  await Promise.all([port.close(), port.close()]);
  port.write('$stale\n');
  let received = '';
  pty.device.on('data', (bytes: Buffer) => {
    received += bytes.toString('latin1');
  });
  const again = await openPort();
  again.write('$fresh\n');
  await until(() => received.includes('fresh'), 'the fresh line has arrived');
  expect(received).toBe('$fresh\n');
  expect(await port.present()).toBe(false);
  expect(await again.present()).toBe(true);
});

test('a port whose device went and came back is not taken for the old one', async () => {
  const port = await openPort();
  await new Promise((resolve) => pty.device.write('bytes right before the end', resolve));
  await pty.unplug();
  await pty.replug();
  await until(async () => !(await port.present()), 'the old port is known to be dead');
});

test('listing ports works, or gives none, on any machine', async () => {
  expect(Array.isArray(await serialPorts().list())).toBe(true);
});

test.runIf(isMainThread && process.geteuid?.() === 0)('a port that the user may not open: no permission', async () => {
  // Loads the native part while everything may still be read.
  await serialPorts().list();
  // Root may open everything.
  process.seteuid?.(NOBODY);
  try {
    await expect(openPort()).rejects.toMatchObject({ code: 'no-permission' });
  } finally {
    process.seteuid?.(0);
  }
});
