import { describe, expect, test } from 'vitest';
import { settled } from '../../src/sim/virtual-clock.ts';
import { virtualUid } from '../../src/sim/virtual-deck.ts';
import { GatedStorage } from './gated-storage.ts';
import { type HostRig, hostRig, startNight } from './host-rig.ts';

const ghostMove = virtualUid('ghost', 'move', 1);
const docLoot = virtualUid('doc', 'loot', 1);
const BANK_CARD = '08AABBCC';
const STRANGER = '04A1B2C3D4E5F6';

async function tapping(storage = new GatedStorage()): Promise<HostRig & { storage: GatedStorage }> {
  const rig = await hostRig({ storage });
  await startNight(rig, { reader: true });
  await rig.choose('24-swivel-arm');
  return { ...rig, storage };
}
const said = (rig: HostRig) => [rig.view().notice?.code, rig.reader.device.lamps.get(0)];

describe('every tap is answered, on the screen and by the reader', () => {
  // A face tells a new notice from one that it has shown by its number alone.
  test('a notice after one that is gone is a new one', async () => {
    const rig = await tapping();
    await rig.tap(docLoot);
    const first = rig.view().notice?.n ?? 0;
    await rig.choose('draw');
    expect(rig.view().notice).toBeNull();
    await rig.tap(ghostMove);
    expect(rig.view().notice?.n).toBeGreaterThan(first);
  });

  test('taken or not, and why', async () => {
    const rig = await tapping();
    await rig.tap(docLoot);
    expect(said(rig)).toEqual(['tap.out-of-turn', 'bad']);
    await rig.tap(ghostMove);
    expect(said(rig)).toEqual(['tap.hidden', 'ok']);
    await rig.choose('up');
    await rig.tap(docLoot);
    expect(rig.view().notice).toMatchObject({ code: 'tap.play', tone: 'good', who: 'doc', card: 'loot' });
    await rig.tap(STRANGER);
    expect(said(rig)).toEqual(['tap.unknown', 'bad']);
    rig.reader.device.stop();
  });

  test('a card that lies there is one tap, and lifted and laid down again it is another', async () => {
    const rig = await tapping();
    rig.reader.tap(ghostMove);
    await rig.clock.advance(5000);
    const first = rig.view().notice?.n;
    rig.reader.lift(ghostMove);
    await rig.clock.advance(100);
    expect(rig.view().notice?.n).toBe(first);
    await rig.tap(ghostMove);
    expect(rig.view().notice?.n).toBe((first ?? 0) + 1);
    rig.reader.device.stop();
  });

  test('a card whose leaving the reader forgot can be tapped again', async () => {
    const rig = await tapping();
    rig.reader.tap(ghostMove);
    await settled();
    await rig.choose('up');
    rig.storage.hold();
    rig.reader.tap(docLoot);
    // More than the reader can remember while the disk is slow: that the card left is among what it forgets.
    for (let card = 100; card < 120; card++) {
      rig.reader.tap(`04000000000${card}`);
      rig.reader.lift(`04000000000${card}`);
      if (card === 105) rig.reader.lift(ghostMove);
    }
    rig.storage.release();
    for (let turn = 0; turn < 50 && rig.reader.device.waiting > 0; turn++) await rig.clock.advance(300);
    const before = rig.view().notice?.n ?? 0;
    await rig.tap(ghostMove);
    expect(rig.view().notice).toMatchObject({ n: before + 1, code: 'tap.out-of-turn' });
    rig.reader.device.stop();
  });
});

test('no UID is in any view of a night, nor after it was left with cards still face down', async () => {
  const rig = await tapping();
  const views: string[] = [];
  for (const audience of ['console', 'screen'] as const)
    rig.host.onView((view) => views.push(JSON.stringify(view)), audience);
  for (const uid of [STRANGER, BANK_CARD, docLoot, ghostMove]) await rig.tap(uid);
  await rig.choose('down');
  for (const uid of [ghostMove, docLoot, docLoot]) await rig.tap(uid);
  await rig.send({ do: 'undo' });
  const { id } = rig.night();
  await rig.send({ do: 'go', to: 'home' });
  await rig.send({ do: 'open-night', id });
  expect(views.length).toBeGreaterThan(20);
  for (const uid of [STRANGER, BANK_CARD, docLoot, ghostMove])
    expect(views.filter((view) => view.includes(uid))).toEqual([]);
  rig.reader.device.stop();
});
