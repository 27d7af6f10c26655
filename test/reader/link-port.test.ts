/** All the ways in which a port can fail and a reader can go, in fake time. */
import { expect, test } from 'vitest';
import { recordingPorts } from '../../src/host/reader/recording.ts';
import { FakeClock, settle } from './fake-clock.ts';
import { FakePorts } from './fake-ports.ts';
import { hello, rig } from './rig.ts';

test.each([
  ['no-such-port', 'no-such-port'],
  ['no-permission', 'no-permission'],
  ['busy', 'busy'],
  ['other', 'cannot-open'],
] as const)('opening fails with %s: told as %s, and tried again', async (fault, trouble) => {
  const ports = new FakePorts();
  ports.fault = fault;
  const { link, clock } = rig(ports);
  link.open();
  await settle();
  expect(link.state).toMatchObject({ state: 'waiting', trouble });
  ports.fault = null;
  await clock.advance(250);
  expect(link.state.state).toBe('greeting');
});

test('tries again after 250 ms, 500 ms, 1 s, and then every 2 s', async () => {
  const ports = new FakePorts();
  ports.fault = 'no-such-port';
  const { link, clock } = rig(ports);
  link.open();
  const opens: number[] = [];
  for (let step = 0; step < 32; step++) {
    await clock.advance(250);
    opens.push(ports.opens.length);
  }
  expect(opens.filter((count, i) => count !== opens[i - 1])).toEqual([2, 3, 4, 5, 6, 7]);
  expect([0, 2, 6, 14, 22, 30].map((step) => opens[step])).toEqual([2, 3, 4, 5, 6, 7]);
});

test('any number of closes makes one retry', async () => {
  const ports = new FakePorts();
  const { link, clock } = rig(ports);
  link.open();
  await clock.advance(5000);
  ports.drop(3);
  await settle();
  ports.drop(2);
  expect(link.state).toMatchObject({ state: 'waiting', trouble: 'unplugged' });
  await clock.advance(250);
  expect([ports.opens.length, ports.closes]).toEqual([2, 1]);
});

test('a port that closes as soon as it opens does not make a storm', async () => {
  const ports = new FakePorts();
  const { link, clock } = rig(ports);
  link.open();
  for (let ms = 0; ms < 60_000; ms += 50) {
    await clock.advance(50);
    if (link.state.state === 'greeting') ports.drop(2);
  }
  expect(ports.opens.length).toBeLessThan(35);
  expect(link.state.trouble).toBe('vanished');
});

test('a port that vanishes within two seconds of opening is told so while it is away', async () => {
  const ports = new FakePorts();
  const { link, clock } = rig(ports);
  link.open();
  await clock.advance(1500);
  ports.drop();
  ports.fault = 'no-such-port';
  await clock.advance(5000);
  expect(link.state).toMatchObject({ state: 'waiting', trouble: 'vanished' });
});

test('notices within a second that a device is gone although the port says nothing', async () => {
  const ports = new FakePorts();
  const { link, clock } = rig(ports, { profile: 'pad32' });
  link.open();
  await clock.advance(10_000);
  expect(link.state.state).toBe('ready');
  ports.present = false;
  await clock.advance(1000);
  expect(link.state).toMatchObject({ state: 'waiting', trouble: 'unplugged' });
  expect(ports.closes).toBe(1);
});

test('does not wait for ever for a port that does not close', async () => {
  const ports = new FakePorts();
  ports.closeHangs = true;
  const { link, clock } = rig(ports);
  link.open();
  await clock.advance(5000);
  ports.drop();
  await settle();
  expect(link.state.state).toBe('lost');
  await clock.advance(1250);
  expect(ports.opens).toHaveLength(2);
});

test('finds a USB reader again under another path by its serial number', async () => {
  const ports = new FakePorts();
  ports.ports = [
    { path: '/dev/serial/by-id/x', device: '/dev/ttyTEST', label: 'Arduino', serialNumber: '7503', make: null },
  ];
  const { link, clock } = rig(ports);
  link.open();
  await clock.advance(5000);
  ports.ports = [
    { path: '/dev/ttyUSB9', device: '/dev/ttyUSB9', label: 'other', serialNumber: '1', make: null },
    { path: '/dev/ttyACM1', device: '/dev/ttyACM1', label: 'Arduino', serialNumber: '7503', make: null },
  ];
  ports.fault = 'no-such-port';
  ports.drop();
  await clock.advance(250);
  ports.fault = null;
  await clock.advance(500);
  expect(ports.opens.at(-1)?.path).toBe('/dev/ttyACM1');
  expect(link.state).toMatchObject({ state: 'greeting', source: '/dev/ttyACM1' });
});

test('a reader without a serial number is looked for by its HELLO; a stranger of its make is left alone', async () => {
  const at = (path: string) => ({ path, device: path, label: path, serialNumber: null, make: '1a86:7523' });
  const ports = new FakePorts();
  ports.ports = [at('/dev/ttyTEST')];
  const { link, clock } = rig(ports);
  link.open();
  await settle();
  ports.say(hello({ id: 'A1' }));
  ports.say(hello({ id: 'A1', up: 1 }));
  await clock.advance(1000);
  ports.ports = [at('/dev/ttyUSB1'), at('/dev/ttyUSB2')];
  ports.drop();
  await clock.advance(250);
  expect(ports.opens.at(-1)?.path).toBe('/dev/ttyUSB1');
  ports.written = [];
  ports.say(hello({ id: 'B2' }));
  await settle();
  expect([ports.written, link.state.state]).toEqual([[], 'waiting']);
  await clock.advance(2000);
  expect(ports.opens.at(-1)?.path).toBe('/dev/ttyUSB2');
  ports.say(hello({ id: 'A1' }));
  ports.say(hello({ id: 'A1', up: 1 }));
  expect(link.state).toMatchObject({ state: 'ready', source: '/dev/ttyUSB2', trouble: null });
});

test.each(['opening', 'greeting', 'ready', 'waiting'])('close while %s: one close, no timer left', async (state) => {
  const ports = new FakePorts();
  if (state === 'waiting') ports.fault = 'busy';
  const { link, clock } = rig(ports);
  link.open();
  if (state !== 'opening') await settle();
  if (state === 'ready') {
    ports.say(hello());
    ports.say(hello({ up: 1 }));
  }
  expect(link.state.state).toBe(state);
  await Promise.all([link.close(), link.close()]);
  expect(link.state).toMatchObject({ state: 'closed', trouble: null });
  expect([ports.closes, clock.pending]).toEqual([state === 'waiting' ? 0 : 1, 0]);
  ports.drop();
  await clock.advance(10_000);
  expect(ports.opens).toHaveLength(1);
  ports.fault = null;
  link.open();
  await settle();
  expect(link.state.state).toBe('greeting');
});

test('for sleep a port is closed until it is opened again; a recording goes on', async () => {
  const ports = new FakePorts();
  const { link } = rig(ports);
  link.open();
  await settle();
  await link.sleep();
  expect([link.state.state, ports.closes]).toEqual(['closed', 1]);
  link.open();
  await settle();
  expect(ports.opens).toHaveLength(2);

  const clock = new FakeClock();
  const card = new TextEncoder().encode('Card UID: 04 A1 B2 C3\n');
  const played = rig(recordingPorts('a-file', card, clock), { clock });
  played.link.open();
  await clock.advance(300);
  await played.link.sleep();
  played.link.open();
  await clock.advance(3000);
  expect(played.taps).toHaveLength(1);
});
