import { describe, expect, test } from 'vitest';
import { settled } from '../../src/sim/virtual-clock.ts';
import { virtualUid } from '../../src/sim/virtual-deck.ts';
import { GatedStorage } from './gated-storage.ts';
import { hostRig, startNight } from './host-rig.ts';

async function nightOn(storage: GatedStorage, reader = false) {
  const rig = await hostRig({ storage });
  await startNight(rig, { reader });
  await rig.choose('24-braking');
  return rig;
}

describe('an entry is on disk before its effect is shown', () => {
  test.each(['touch', 'tap', 'undo', 'correct'])('by %s', async (how) => {
    const storage = new GatedStorage();
    const rig = await nightOn(storage, how === 'tap');
    const lines = storage.lines.length;
    const views: string[] = [];
    rig.host.onView((view) => views.push(JSON.stringify([view.night, view.notice])));
    storage.hold();
    let done = false;
    const acts = {
      touch: () => rig.choose('draw'),
      tap: async () => rig.reader.tap(virtualUid('ghost', 'move', 1)),
      undo: () => rig.send({ do: 'undo' }),
      correct: () => rig.send({ do: 'correct', put: { pieces: { doc: '1.roof' } } }),
    };
    const act = acts[how as keyof typeof acts]().then(() => {
      done = how !== 'tap';
    });
    await settled();
    await rig.clock.advance(500);
    expect([done, storage.lines.length, new Set(views).size]).toEqual([false, lines, 1]);
    storage.release();
    await act;
    await settled();
    expect(storage.lines.length).toBe(lines + 1);
    expect(new Set(views).size).toBe(2);
    rig.reader.device.stop();
  });
});

describe('a disk that refuses', () => {
  test('does not stop the night: it goes on unsaved, says so, and is caught up with later', async () => {
    const storage = new GatedStorage();
    const rig = await nightOn(storage);
    const lines = storage.lines.length;
    storage.refuses = 'disk-full';
    expect(await rig.choose('draw')).toEqual({ ok: true });
    expect(rig.night()).toMatchObject({ unsaved: 'disk-full', turn: 'doc' });
    await rig.choose('draw');
    expect(storage.lines.length).toBe(lines);
    storage.refuses = null;
    await rig.choose('draw');
    expect(rig.night().unsaved).toBeNull();
    expect(storage.lines.map((line) => JSON.parse(line).n)).toEqual([0, 1, 2, 3, 4]);
  });

  test('keeps the night open, since leaving it would lose what is in memory alone', async () => {
    const storage = new GatedStorage();
    const rig = await nightOn(storage);
    storage.refuses = 'disk-full';
    await rig.choose('draw');
    const { id } = rig.night();
    expect(await rig.send({ do: 'go', to: 'home' })).toMatchObject({ ok: false, code: 'save.disk-full' });
    expect(rig.view()).toMatchObject({ screen: 'night', notice: { code: 'save.disk-full' }, night: { turn: 'doc' } });
    storage.refuses = null;
    expect(await rig.send({ do: 'go', to: 'home' })).toEqual({ ok: true });
    await rig.send({ do: 'open-night', id });
    expect(rig.night().turn).toBe('doc');
  });

  test('starts no night that it could not keep', async () => {
    const storage = new GatedStorage();
    storage.refuses = 'no-permission';
    const rig = await hostRig({ storage });
    await startNight(rig);
    expect(rig.view()).toMatchObject({ screen: 'setup', notice: { code: 'save.no-permission' }, night: null });
  });
});

describe('a save that is not as it was left', () => {
  async function reopened(change: (text: string) => string) {
    const storage = new GatedStorage();
    const rig = await nightOn(storage);
    await rig.choose('draw');
    const { id } = rig.night();
    await rig.send({ do: 'go', to: 'home' });
    storage.nights.set(id, change(storage.nights.get(id) ?? ''));
    const reply = await rig.send({ do: 'open-night', id });
    return { storage, rig, id, reply };
  }

  test('cut short opens, says what was left out, and goes on', async () => {
    const { rig, storage } = await reopened((text) => text.slice(0, -10));
    expect(rig.view()).toMatchObject({ notice: { code: 'save.torn', with: { dropped: 1 } }, night: { turn: 'ghost' } });
    await rig.choose('draw');
    expect(storage.lines.map((line) => JSON.parse(line).n)).toEqual([0, 1, 2]);
  });

  test('damaged in the middle opens up to there, and the whole of it is kept aside', async () => {
    const { rig, storage, id } = await reopened((text) => text.replace('24-braking', '24-bridge'));
    expect(rig.view()).toMatchObject({
      notice: { code: 'save.torn', with: { dropped: 2 } },
      night: { phase: 'round-card' },
    });
    expect(storage.files.get(`damaged-${id}`)).toContain('24-bridge');
  });

  test('of a newer Caboose is not opened, and not touched', async () => {
    const newer = '{"is":"night","format":9}\n';
    const { rig, reply, storage, id } = await reopened(() => newer);
    expect(reply).toEqual({ ok: false, code: 'save.newer', with: { format: 9 } });
    expect(rig.view()).toMatchObject({ screen: 'home', notice: { code: 'save.newer' }, night: null });
    expect(storage.nights.get(id)).toBe(newer);
    await rig.send({ do: 'go', to: 'home' });
    expect(rig.view().home.nights[0]?.trouble).toBe('newer');
  });

  test('of a night with rules that this Caboose does not have is not opened, rather than played without them', async () => {
    const changes = [
      '"extras":["hovercraft"]',
      '"house":{"tie-bullets":"coin"}',
      '"seats":[["calamity-jane"],["doc"],["tuco"],["ghost"]]',
    ];
    for (const change of changes) {
      const key = change.slice(0, change.indexOf(':') + 1);
      const plain = (text: string) =>
        text.replace(/,"crc":"\w+"/g, '').replace(new RegExp(`${key}(\\[.*?\\](?=,")|\\{\\})`), change);
      const { rig, reply } = await reopened(plain);
      expect(reply).toMatchObject({ ok: false, code: 'save.newer' });
      await rig.send({ do: 'go', to: 'home' });
      expect(rig.view().home.nights[0]?.trouble).toBe('newer');
    }
  });

  test('that is no save is not opened, and not touched', async () => {
    const { rig, reply, storage, id } = await reopened(() => 'hello\n');
    expect(reply).toMatchObject({ ok: false, code: 'save.not-a-save' });
    expect(storage.nights.get(id)).toBe('hello\n');
    await rig.send({ do: 'go', to: 'home' });
    expect(rig.view().home.nights[0]?.trouble).toBe('not-a-save');
  });

  test('with cards that cannot be read the app still starts, and says so', async () => {
    const storage = new GatedStorage();
    storage.files.set('cards', '{"version":7}');
    const rig = await hostRig({ storage });
    expect(rig.view()).toMatchObject({ screen: 'home', notice: { tone: 'bad', code: 'cards.unreadable' } });
    expect(storage.files.get('cards')).toBe('{"version":7}');
  });
});
