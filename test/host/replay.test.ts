import { describe, expect, test } from 'vitest';
import { tellNight } from '../../src/node/replay.ts';
import { MemoryStorage } from '../../src/sim/memory-storage.ts';
import { recordedSave } from '../../src/sim/recorded-night.ts';
import { hostRig, startNight } from './host-rig.ts';

const save = await recordedSave(4);

/** A host on whose shelf that night lies, finished. */
async function shelf(text = save) {
  const storage = new MemoryStorage();
  storage.nights.set('played', text);
  return { storage, rig: await hostRig({ storage }) };
}

describe('a night looked at again', () => {
  test('goes to any step and back, from the set-up to the count, and is left as it was', async () => {
    const { rig, storage } = await shelf();
    expect(await rig.send({ do: 'open-replay', id: 'played' })).toEqual({ ok: true });
    const first = rig.view().replay;
    expect(first).toMatchObject({ id: 'played', at: 0, night: { phase: 'round-card', canUndo: false } });
    const of = first?.of ?? 0;
    expect(first?.steps.map(({ n }) => n)).toEqual(Array.from({ length: of + 1 }, (_, n) => n));
    await rig.send({ do: 'replay-to', n: of });
    const last = JSON.stringify(rig.view().replay?.night);
    expect(rig.view().replay?.night.phase).toBe('over');
    for (const n of [3, of - 1, 0]) expect(await rig.send({ do: 'replay-to', n })).toEqual({ ok: true });
    expect(rig.view().replay?.night).toEqual(first?.night);
    await rig.send({ do: 'replay-to', n: of });
    expect(JSON.stringify(rig.view().replay?.night)).toBe(last);
    expect(await rig.send({ do: 'replay-to', n: of + 1 })).toMatchObject({ ok: false, code: 'refused.no-such-option' });
    await rig.send({ do: 'close-replay' });
    expect(rig.view()).toMatchObject({ screen: 'home', replay: null });
    expect(storage.nights.get('played')).toBe(save);
  });

  test('shows cards that lie face down only where the night is over', async () => {
    const rig = await hostRig();
    await startNight(rig);
    for (const key of ['24-braking', 'move', 'down']) await rig.choose(key);
    const { id } = rig.night();
    await rig.send({ do: 'go', to: 'home' });
    await rig.send({ do: 'open-replay', id });
    await rig.send({ do: 'replay-to', n: 3 });
    expect(rig.view().replay?.night.pile).toMatchObject([{ who: 'ghost', card: null, face: 'down' }]);
    expect(JSON.stringify(rig.view().replay)).not.toContain('"card":"move"');

    const finished = await shelf();
    await finished.rig.send({ do: 'open-replay', id: 'played' });
    const of = finished.rig.view().replay?.of ?? 0;
    let hidden = 0;
    for (let n = 0; n <= of; n++) {
      await finished.rig.send({ do: 'replay-to', n });
      const pile = finished.rig.view().replay?.night.pile ?? [];
      hidden += pile.filter(({ face, state, card }) => face === 'down' && state === 'waiting' && card !== null).length;
    }
    expect(hidden).toBeGreaterThan(0);
  });

  test('is refused in words where there is none, or while another is played', async () => {
    const { rig } = await shelf();
    expect(await rig.send({ do: 'open-replay', id: 'never' })).toMatchObject({ ok: false, code: 'save.gone' });
    expect(await rig.send({ do: 'replay-to', n: 1 })).toMatchObject({ ok: false, code: 'refused.not-now' });
    await rig.send({ do: 'open-night', id: 'played' });
    expect(await rig.send({ do: 'open-replay', id: 'played' })).toMatchObject({ ok: false, code: 'refused.not-now' });
    const other = await shelf('hello\n');
    expect(await other.rig.send({ do: 'open-replay', id: 'played' })).toMatchObject({
      ok: false,
      code: 'save.not-a-save',
    });
    expect(other.rig.view().screen).toBe('home');
  });
});

describe('a night told in words', () => {
  test('ends with the count', () => {
    const told = tellNight(save);
    if (typeof told === 'string') throw new Error(told);
    const { steps, rounds, score, winners, conflicts, dropped } = told;
    expect({ rounds, conflicts, dropped }).toEqual({ rounds: 5, conflicts: [], dropped: 0 });
    expect(steps.at(-1)).toMatchObject({ is: 'won' });
    expect(steps.filter(({ is }) => is === 'scored')).toHaveLength(4);
    const best = Math.max(...Object.values(score));
    expect(winners.map((who) => score[who])).toEqual(winners.map(() => best));
    for (const { text } of steps) expect(text).toMatch(/^[A-Z“].*[.!?]$/);
  });

  test.each([
    ['hello\n', /not a night/],
    ['{"is":"night","format":9}\n', /newer Caboose/],
    [
      save
        .split('\n')[0]
        ?.replace(/,"crc":"\w+"/, '')
        .replace('"extras":[]', '"extras":["hovercraft"]')
        .concat('\n') ?? '',
      /rules that/,
    ],
  ])('says what is wrong with a file that is none', (text, why) => expect(tellNight(text)).toMatch(why));

  test('that was cut short is told as far as it goes, and says so', () => {
    const told = tellNight(save.slice(0, Math.floor(save.length / 2)));
    if (typeof told === 'string') throw new Error(told);
    expect(told.dropped).toBe(1);
    expect(told.winners).toEqual([]);
    expect(told.steps.length).toBeGreaterThan(20);
  });
});
