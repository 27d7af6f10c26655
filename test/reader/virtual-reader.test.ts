/** A whole night of pulled cables and noise: no tap lost, none doubled. */
import { expect, test } from 'vitest';
import { Random } from '../../src/sim/random.ts';
import { VirtualReader } from '../../src/sim/virtual-reader.ts';
import { FakeClock, settle } from './fake-clock.ts';
import { memoryStore, rig } from './rig.ts';

const uidOf = (n: number) => `04${n.toString(16).toUpperCase().padStart(12, '0')}`;
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);

test('greets, taps, answers with the lamp', async () => {
  const clock = new FakeClock();
  const reader = new VirtualReader({ clock, id: 'SIM1', antennas: 2, resetOnOpen: true });
  const { link, taps } = rig(reader, { clock });
  link.open();
  await clock.advance(1000);
  expect(link.state).toMatchObject({ state: 'ready', dialect: 'ttr' });
  reader.tap(uidOf(1), 1);
  expect(reader.device.lamps.get(1)).toBe('wait');
  await settle();
  expect(taps).toMatchObject([{ uid: uidOf(1), reader: 1, origin: { device: 'SIM1', s: 1 } }]);
  expect(reader.device.waiting).toBe(0);
  link.answer(1, 'ok');
  expect(reader.device.lamps.get(1)).toBe('ok');
  reader.tap(uidOf(1), 1);
  await clock.advance(60_000);
  expect([taps.length, link.state.state, reader.opened]).toEqual([1, 'ready', 1]);
  await link.close();
  reader.device.stop();
  expect(clock.pending).toBe(0);
});

test('a tap while the app is away is delivered later; an overflow is counted', async () => {
  const clock = new FakeClock();
  const reader = new VirtualReader({ clock, id: 'SIM1' });
  const lost: number[] = [];
  for (let n = 1; n <= 18; n++) reader.tap(uidOf(n));
  const { link, taps } = rig(reader, { clock, onLost: (count) => void lost.push(count) });
  link.open();
  await clock.advance(3000);
  expect(lost).toEqual([3]);
  expect(taps.map((tap) => tap.uid)).toEqual(Array.from({ length: 15 }, (_, i) => uidOf(i + 4)));
});

test('two hosts, one after the other, and then the first again', async () => {
  const clock = new FakeClock();
  const reader = new VirtualReader({ clock, id: 'SIM1' });
  const [home, guest] = [memoryStore(), memoryStore()];
  const heard: string[] = [];
  for (const [night, seen] of [home, guest, home].entries()) {
    const { link, taps } = rig(reader, { clock, seen });
    reader.tap(uidOf(10 * night));
    link.open();
    await clock.advance(1000);
    reader.tap(uidOf(10 * night + 1));
    await clock.advance(1000);
    heard.push(...taps.map((tap) => tap.uid));
    await link.close();
    await clock.advance(12_000);
  }
  expect(heard).toEqual([0, 1, 10, 11, 20, 21].map(uidOf));
});

test.each([
  ['a clean wire', 0, false],
  ['a noisy wire', 0.002, false],
  ['ports that do not notice', 0.001, true],
])('100 times unplugged and replugged, %s', async (_, chance, silentUnplug) => {
  const clock = new FakeClock();
  const dice = new Random(seed);
  const random = () => dice.next();
  const faults = { random, drop: chance / 2, flip: chance / 2 };
  const reader = new VirtualReader({ clock, id: 'SIM1', faults, silentUnplug, resetOnOpen: true });
  const seen = memoryStore();
  const told: string[] = [];
  // Handling takes its time, so that cables are pulled in the middle of it.
  const onTap = ({ uid }: { uid: string }) =>
    new Promise<void>((resolve) => {
      clock.after(Math.floor(random() * 120), () => {
        told.push(uid);
        resolve();
      });
    });
  const { link } = rig(reader, { clock, seen, onTap });
  link.open();
  await clock.advance(2000);
  let tapped = 0;
  for (let round = 0; round < 100; round++) {
    for (let more = Math.floor(random() * 4); more > 0; more--) {
      reader.tap(uidOf(tapped++));
      await clock.advance(Math.floor(random() * 400));
    }
    if (random() < 0.3) reader.reset();
    await clock.advance(Math.floor(random() * 300));
    reader.unplug();
    if (random() < 0.3) reader.tap(uidOf(tapped++));
    await clock.advance(Math.floor(random() * 4000));
    reader.replug();
    await clock.advance(3000);
  }
  await clock.advance(30_000);
  expect(told, `SEED=${seed}`).toEqual(Array.from({ length: tapped }, (_unused, i) => uidOf(i)));
  expect(reader.opened).toBeGreaterThan(50);
  await link.close();
});
