/** What is printed on the Marshal's cards is read off once, and no night needs it. */
import { describe, expect, test } from 'vitest';
import type { Storage } from '../../src/host/storage.ts';
import type { SetupDraft } from '../../src/messages/commands.ts';
import { MemoryStorage } from '../../src/sim/memory-storage.ts';
import { agreedDraft, type HostRig, hostRig, startNight } from './host-rig.ts';

const HE = 'marshal-player';
const deck = [
  'move',
  'move-plus',
  'move-plus',
  'change-floor',
  'change-floor-plus',
  'shoot',
  'shoot',
  'shoot',
  'punch',
  'capture',
];
const known = { [HE]: deck, [`${HE}/pile-1`]: ['golden', '', 'disarmed'] };
const withHim: SetupDraft = {
  ...agreedDraft,
  modules: ['marshal', 'prison'],
  seats: [...agreedDraft.seats, { bandits: [HE], names: [''] }],
  drawn: { prison: ['prisoner:belle', 'prisoner:mei', 'prisoner:cheyenne'] },
};

async function atSetUp(storage: Storage = new MemoryStorage()): Promise<HostRig> {
  const rig = await hostRig({ storage });
  await rig.send({ do: 'go', to: 'setup' });
  return rig;
}

describe('what is printed on his cards', () => {
  test('is asked for only where he is played', async () => {
    const rig = await atSetUp();
    expect(rig.view().setup?.prints).toEqual([]);
    await rig.send({ do: 'draft', draft: withHim });
    expect(rig.view().setup?.prints.map(({ of, count, kind }) => [of, count, kind])).toEqual([
      [HE, 10, 'deck'],
      [`${HE}/pile-1`, 6, 'pile'],
      [`${HE}/pile-2`, 6, 'pile'],
    ]);
  });

  test('is typed in once, and known in this and in later nights', async () => {
    const storage = new MemoryStorage();
    const rig = await atSetUp(storage);
    await rig.send({ do: 'draft', draft: withHim });
    expect(await rig.send({ do: 'type-prints', known })).toEqual({ ok: true });
    expect(rig.view().setup?.draft.known).toEqual(known);
    await rig.send({ do: 'start-night' });
    expect(rig.host.ledger?.game.state.setup.known).toEqual(known);

    const later = await atSetUp(storage);
    expect(later.view().setup?.draft.known).toEqual(known);
    await later.send({ do: 'type-prints', known: {} });
    expect((await atSetUp(storage)).view().setup?.draft.known).toEqual({});
  });

  test('goes into no night without him', async () => {
    const rig = await atSetUp();
    await rig.send({ do: 'type-prints', known });
    const { known: kept } = rig.view().setup?.draft ?? {};
    await startNight(rig, { draft: { ...agreedDraft, ...(kept && { known: kept }) } });
    expect(rig.host.ledger?.game.state.setup.known).toEqual({});
  });

  test('need not be typed in', async () => {
    const rig = await atSetUp();
    await startNight(rig, { draft: withHim });
    expect(rig.view().screen).toBe('night');
  });

  test.each([
    ['a deck of nine', { [HE]: deck.slice(1) }],
    ['a deck with a card that nobody read', { [HE]: [...deck.slice(1), ''] }],
    ['a card that there is not', { [HE]: [...deck.slice(1), 'loot'] }],
    ['a seventh bullet', { [`${HE}/pile-2`]: Array(7).fill('plain') }],
    ['a bullet that there is not', { [`${HE}/pile-2`]: ['silver'] }],
    ['cards of somebody else', { ghost: ['move'] }],
  ])('%s is refused, and what was remembered stays', async (_what, wrong) => {
    const rig = await atSetUp();
    await rig.send({ do: 'type-prints', known });
    expect(await rig.send({ do: 'type-prints', known: wrong })).toMatchObject({ ok: false });
    expect(rig.view().setup?.draft.known).toEqual(known);
  });

  test('is not typed in outside the set-up', async () => {
    const rig = await hostRig();
    expect(await rig.send({ do: 'type-prints', known })).toMatchObject({ ok: false, code: 'refused.not-now' });
  });

  test.each(['{"version":7}', '{"version":1,"known":{"ghost":["move"]}}'])(
    '%s is left alone, and said',
    async (text) => {
      const storage = new MemoryStorage();
      storage.files.set('prints', text);
      const rig = await hostRig({ storage });
      expect(rig.view().notice).toMatchObject({ tone: 'bad', code: 'prints.unreadable' });
      expect(storage.files.get('prints')).toBe(text);
    },
  );
});
