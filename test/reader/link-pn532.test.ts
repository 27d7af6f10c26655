/** The link and a PN532 that has to be driven, in fake time. */
import { expect, test } from 'vitest';
import type { LinkOptions } from '../../src/host/reader/link-options.ts';
import type { Port, PortEvents, Ports } from '../../src/host/reader/port.ts';
import { Pn532Device } from './pn532-device.ts';
import { rig } from './rig.ts';

const CARD = '04A1B2C3D4E5F6';

/** A link with that chip at the other end of its port, and what comes and goes there. */
function wired(options: Partial<LinkOptions> = {}) {
  let events: PortEvents | null = null;
  const device = new Pn532Device((bytes) => queueMicrotask(() => events?.data(bytes)));
  const ports: Ports = {
    list: async () => [],
    async open(_path, _baud, to): Promise<Port> {
      events = to;
      device.start();
      return {
        kind: 'serial',
        recorded: null,
        write: (text) => device.receive(Buffer.from(text, 'latin1')),
        close: async () => undefined,
        present: async () => true,
      };
    },
  };
  const gone: string[] = [];
  const all = rig(ports, { profile: 'pn532-hsu', onGone: ({ uid }) => void gone.push(uid), ...options });
  all.link.open();
  return { device, gone, ...all };
}

test('is woken and set up, then says when a card comes and when it has left', async () => {
  const { device, link, clock, taps, gone } = wired();
  await clock.advance(500);
  expect(link.state).toMatchObject({ state: 'ready', dialect: 'pn532', trouble: null });
  expect(device.obeyed.slice(0, 3)).toEqual([0x14, 0x32, 0x4a]);
  device.cards.add(CARD);
  await clock.advance(500);
  expect(taps).toMatchObject([{ uid: CARD, reader: 0, flags: [], leaves: true, origin: null }]);
  device.cards.clear();
  await clock.advance(500);
  device.cards.add(CARD);
  await clock.advance(500);
  expect([taps.length, gone]).toEqual([2, [CARD]]);
  await link.close();
  expect(clock.pending).toBe(0);
});

test('a card that is missed at every second look lies there all the time', async () => {
  const { device, clock, taps, gone } = wired();
  device.cards.add(CARD);
  for (let look = 0; look < 40; look++) {
    await clock.advance(40);
    if (look % 2 === 0) device.cards.delete(CARD);
    else device.cards.add(CARD);
  }
  expect([taps.length, gone]).toEqual([1, []]);
});

test('two cards at once are two taps that say so', async () => {
  const { device, clock, taps } = wired();
  device.cards.add(CARD).add('081A2B3C');
  await clock.advance(500);
  expect(taps.map(({ uid, flags }) => [uid, ...flags])).toEqual([
    [CARD, 'multi'],
    ['081A2B3C', 'random', 'multi'],
  ]);
});

test('a damaged answer is asked for again', async () => {
  const { device, clock, taps, misreads } = wired();
  await clock.advance(500);
  device.damageNext = true;
  device.cards.add(CARD);
  await clock.advance(1000);
  expect([taps.length, misreads]).toEqual([1, []]);
});

test('one that falls silent is told so and woken, and in the end its port is opened anew', async () => {
  const { device, link, clock, taps, states } = wired();
  await clock.advance(500);
  device.deafFor = 4;
  await clock.advance(1000);
  expect(link.state).toMatchObject({ state: 'quiet', trouble: 'silent' });
  device.cards.add(CARD);
  await clock.advance(2000);
  expect([link.state.state, taps.length]).toEqual(['ready', 1]);
  device.deafFor = 1000;
  await clock.advance(7000);
  expect(states.map(({ state }) => state)).toContain('lost');
  device.deafFor = 0;
  await clock.advance(3000);
  expect(link.state.state).toBe('ready');
});

test('without being told what it is, it is found out once nothing else has spoken', async () => {
  const { device, link, clock, taps } = wired({ profile: 'auto' });
  await clock.advance(2999);
  expect(device.obeyed).toEqual([]);
  await clock.advance(500);
  expect(link.state).toMatchObject({ state: 'ready', dialect: 'pn532', trouble: null });
  device.cards.add(CARD);
  await clock.advance(5000);
  expect(taps).toHaveLength(1);
  expect(link.state.state).toBe('ready');
});
