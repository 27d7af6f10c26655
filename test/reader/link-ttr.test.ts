/** The link and our own firmware, in fake time. */
import { expect, test } from 'vitest';
import { settle } from './fake-clock.ts';
import { FakePorts } from './fake-ports.ts';
import { frame, hello, memoryStore, rig, scan } from './rig.ts';

/** A link whose device is greeted and up. */
async function ready(options: Parameters<typeof rig>[1] = {}) {
  const ports = new FakePorts();
  const all = { ports, ...rig(ports, options) };
  all.link.open();
  await settle();
  ports.say(hello());
  ports.say(hello({ up: 1 }));
  ports.written = [];
  return all;
}

test('asks for HELLO every 400 ms for 3 s, then no more', async () => {
  const ports = new FakePorts();
  const { link, clock } = rig(ports);
  link.open();
  await clock.advance(2999);
  expect(link.state).toMatchObject({ state: 'greeting', trouble: null });
  expect(ports.written).toHaveLength(8);
  expect(ports.written[0]).toBe('$HELLO? i=1 proto=1.0 last=0*5323\n');
  await clock.advance(60_000);
  expect(link.state).toMatchObject({ state: 'quiet', dialect: null, trouble: 'silent' });
  expect(ports.written.filter((text) => text.startsWith('$'))).toHaveLength(8);
  ports.say(hello());
  ports.say(hello({ up: 1 }));
  expect(link.state).toMatchObject({ state: 'ready', dialect: 'ttr', trouble: null });
});

test('hands on a tap, and acknowledges it only once it has been handled', async () => {
  let finish = () => {};
  const { ports } = await ready({ onTap: () => new Promise((resolve) => (finish = resolve)) });
  ports.say(scan(1));
  await settle();
  ports.say(scan(1));
  await settle();
  expect(ports.written).toEqual([]);
  finish();
  await settle();
  expect(ports.written).toEqual([`${frame('ACK', { s: 1 })}\n`]);
  ports.say(scan(1));
  await settle();
  expect(ports.written).toHaveLength(2);
});

test('tells when the card was laid on, where, and the number the device gave it', async () => {
  const seen = memoryStore();
  const { ports, taps, clock } = await ready({ seen });
  ports.say(scan(1, '081A2B3C', { a: 2, age: 40, fl: 'r' }));
  await settle();
  const origin = { device: 'A1', s: 1 };
  expect(taps).toEqual([{ uid: '081A2B3C', reader: 2, flags: ['random'], at: clock.now() - 40, leaves: true, origin }]);
  expect(seen.get('A1')).toBe(1);
});

test('GONE and LOST are told and acknowledged', async () => {
  const told: unknown[] = [];
  const { ports } = await ready({ onGone: (card) => void told.push(card), onLost: (count) => void told.push(count) });
  ports.say(frame('GONE', { s: 1, p: 0, a: 1, u: '04A1B2C3' }));
  ports.say(frame('LOST', { s: 4, p: 1, n: 3 }));
  await settle();
  expect(told).toEqual([{ uid: '04A1B2C3', reader: 1 }, 3]);
  expect(ports.written.at(-1)).toBe(`${frame('ACK', { s: 4 })}\n`);
});

test('a tap that cannot be handled is not acknowledged and not overtaken, and its repeat is taken', async () => {
  const tried: string[] = [];
  const { ports } = await ready({
    onTap: async ({ uid }) => {
      tried.push(uid);
      if (tried.length === 1) throw new Error('the disk is full');
    },
  });
  ports.say(scan(1, '0000000A'));
  ports.say(scan(2, '0000000B'));
  await settle();
  expect([tried, ports.written]).toEqual([['0000000A'], []]);
  ports.say(scan(1, '0000000A'));
  ports.say(scan(2, '0000000B'));
  await settle();
  expect(tried).toEqual(['0000000A', '0000000A', '0000000B']);
});

test('greets again, with the newest number, when the board has restarted', async () => {
  const { ports, link } = await ready();
  ports.say(scan(1));
  await settle();
  ports.written = [];
  ports.say(hello({ boot: 'W', next: 2 }));
  expect(link.state.state).toBe('greeting');
  expect(ports.written[0]).toMatch(/^\$HELLO\? i=\d+ proto=1.0 last=1\*/);
  ports.say(scan(2));
  await settle();
  expect(ports.written).toHaveLength(1);
  ports.say(hello({ up: 1, next: 2 }));
  expect(link.state.state).toBe('ready');
});

test('remembers over restarts of the app what it has handled', async () => {
  const seen = memoryStore();
  await seen.set('A1', 7);
  const { ports, taps } = await ready({ seen });
  ports.say(scan(7));
  ports.say(scan(9));
  ports.say(scan(8));
  await settle();
  expect(taps.map((tap) => tap.origin?.s)).toEqual([8]);
});

test('lights the lamp, one command at a time, three tries, then gives up; only the newest colour waits', async () => {
  const { ports, link, clock } = await ready();
  link.answer(0, 'wait');
  link.answer(0, 'bad');
  link.answer(0, 'ok');
  await clock.advance(899);
  expect(ports.written).toHaveLength(3);
  expect(new Set(ports.written).size).toBe(1);
  expect(ports.written[0]).toContain('p=wait');
  await clock.advance(1);
  expect(ports.written.at(-1)).toMatch(/LED i=\d+ a=0 p=ok/);
  const id = Number(/i=(\d+)/.exec(ports.written.at(-1) ?? '')?.[1]);
  ports.say(frame('OK', { i: id }));
  ports.written = [];
  await clock.advance(900);
  expect(ports.written).toEqual([]);
});

test('the lamp changes after the tap is acknowledged, or at once when nothing is in hand', async () => {
  const { ports, link } = await ready({
    onTap: async ({ reader }) => {
      link.answer(reader, 'ok');
      await Promise.resolve();
    },
  });
  ports.say(scan(1));
  await settle();
  expect(ports.written.map((line) => line.slice(0, 4))).toEqual(['$ACK', '$LED']);
});

test('a number that cannot be stored does not double a tap', async () => {
  const set = () => {
    throw new Error('the disk is full');
  };
  const { ports, taps } = await ready({ seen: { get: () => null, set } });
  for (let repeat = 0; repeat < 3; repeat++) ports.say(scan(1));
  await settle();
  expect([taps.length, ports.written[0]]).toEqual([1, `${frame('ACK', { s: 1 })}\n`]);
});

test('pings after 2 s of silence, is quiet after 3, and closes and opens again after 6', async () => {
  const { ports, link, clock } = await ready();
  await clock.advance(1999);
  expect(ports.written).toEqual([]);
  await clock.advance(1);
  expect(ports.written[0]).toContain('PING');
  await clock.advance(1000);
  expect(link.state).toMatchObject({ state: 'quiet', trouble: 'silent' });
  await clock.advance(2999);
  expect(ports.closes).toBe(0);
  await clock.advance(1);
  expect([ports.closes, link.state.state]).toEqual([1, 'waiting']);
  await clock.advance(250);
  expect([ports.opens.length, link.state.state]).toEqual([2, 'greeting']);
});

test('an answer to the ping keeps it ready, and ends the quiet', async () => {
  const { ports, link, clock } = await ready();
  for (let second = 0; second < 60; second++) {
    ports.written = [];
    await clock.advance(1000);
    const id = /PING i=(\d+)/.exec(ports.written.at(-1) ?? '')?.[1];
    if (id) ports.say(frame('OK', { i: id }));
    expect(link.state.state).toBe('ready');
  }
  await clock.advance(3500);
  expect(link.state.state).toBe('quiet');
  ports.say(scan(1));
  expect(link.state.state).toBe('ready');
  expect(ports.closes).toBe(0);
});

test('a device that does not hear us is called deaf', async () => {
  const ports = new FakePorts();
  const { link, clock } = rig(ports);
  link.open();
  await settle();
  for (let second = 0; second < 5; second++) {
    ports.say(hello());
    await clock.advance(1000);
  }
  expect(link.state).toMatchObject({ state: 'greeting', dialect: 'ttr', trouble: 'deaf' });
});

test.each([
  ['0.9', 'old-firmware'],
  ['2.0', 'new-firmware'],
])('protocol %s: %s, and its events are left alone', async (proto, trouble) => {
  const ports = new FakePorts();
  const { link, taps } = rig(ports);
  link.open();
  await settle();
  ports.say(hello({ proto, up: 1 }));
  ports.say(scan(1));
  await settle();
  expect(link.state).toMatchObject({ state: 'greeting', trouble });
  expect(taps).toEqual([]);
});

test('never writes to a connection that has ended', async () => {
  let finish = () => {};
  const { ports, link, clock } = await ready({ onTap: () => new Promise((resolve) => (finish = resolve)) });
  ports.say(scan(1));
  link.answer(0, 'wait');
  await settle();
  ports.drop();
  finish();
  link.answer(0, 'ok');
  await clock.advance(10_000);
  expect(ports.stale).toEqual([]);
});
