import { describe, expect, test } from 'vitest';
import type { Storage } from '../../src/host/storage.ts';
import type { RoundIcons, SetupDraft } from '../../src/messages/commands.ts';
import { MemoryStorage } from '../../src/sim/memory-storage.ts';
import { agreedDraft, type HostRig, hostRig, startNight } from './host-rig.ts';

const safekeeping: RoundIcons = { turns: ['standard', 'tunnel', 'switching'], event: 'safekeeping', keep: 1 };
const id = '24-typed-stw-1-safekeeping';
const typeIn = (rig: HostRig, icons: RoundIcons, station = false) =>
  rig.send({ do: 'type-round-card', icons, station });
const offered = (rig: HostRig) => rig.question().options.map(({ key }) => key);

async function atSetUp(storage: Storage = new MemoryStorage()) {
  const rig = await hostRig({ storage });
  await rig.send({ do: 'go', to: 'setup' });
  return rig;
}

describe('a round card typed in at the set-up screen', () => {
  test('is remembered, offered in this and in later nights, and needs nothing but the save', async () => {
    const storage = new MemoryStorage();
    const rig = await atSetUp(storage);
    expect(await typeIn(rig, safekeeping)).toEqual({ ok: true });
    expect(rig.view().setup?.roundCards.find((card) => card.typed)).toMatchObject({ id, ...safekeeping });
    await startNight(rig);
    expect(offered(rig)).toContain(id);
    const { id: night } = rig.night();
    await rig.choose(id);
    expect(rig.night().round).toMatchObject({ card: id, event: 'safekeeping' });

    const later = await hostRig({ storage });
    await later.clock.advance(1000);
    await startNight(later);
    expect(offered(later)).toContain(id);

    const elsewhere = new MemoryStorage();
    elsewhere.nights.set(night, storage.nights.get(night) ?? '');
    const replayed = await hostRig({ storage: elsewhere });
    await replayed.send({ do: 'open-night', id: night });
    expect(replayed.night().round).toMatchObject({ card: id, event: 'safekeeping' });
  });

  test('typed in twice is one, and a card of the box is that card', async () => {
    const rig = await atSetUp();
    await typeIn(rig, safekeeping);
    await typeIn(rig, safekeeping);
    await typeIn(rig, { turns: ['standard', 'standard', 'standard', 'standard'], event: 'braking', keep: 0 });
    expect(
      rig
        .view()
        .setup?.roundCards.filter((card) => card.typed)
        .map((card) => card.id),
    ).toEqual([id]);
  });

  test('can be forgotten, and is then missed by a deck that was chosen with it', async () => {
    const rig = await atSetUp();
    await typeIn(rig, safekeeping);
    await rig.send({ do: 'draft', draft: { ...agreedDraft, deck: { kind: 'chosen', cards: [id] } } });
    expect(rig.view().setup?.missing).not.toContain('unknown-round-card');
    await rig.send({ do: 'forget-round-card', id });
    expect(rig.view().setup?.roundCards.some((card) => card.typed)).toBe(false);
    expect(rig.view().setup?.missing).toContain('unknown-round-card');
  });

  test('is of the band of those who sit there', async () => {
    const rig = await atSetUp();
    const seats = ['ghost', 'doc', 'tuco', 'belle', 'django'].map((who) => ({ bandits: [who], names: [''] }));
    await rig.send({ do: 'draft', draft: { ...agreedDraft, seats } });
    await typeIn(rig, safekeeping);
    expect(rig.view().setup?.roundCards.find((card) => card.typed)?.id).toBe('56-typed-stw-1-safekeeping');
  });

  test.each<[string, RoundIcons, boolean]>([
    ['without turns', { ...safekeeping, turns: [] }, false],
    ['with a turn that is none', { ...safekeeping, turns: ['waltz'] }, false],
    ['with the event of a station', { ...safekeeping, event: 'pickpocketing' }, false],
    ['with the event of a round card on a station', safekeeping, true],
  ])('is refused %s', async (_what, icons, station) => {
    const rig = await atSetUp();
    expect(await typeIn(rig, icons, station)).toMatchObject({ ok: false, code: 'refused.no-such-option' });
  });
});

describe('a round card typed in when it is turned over', () => {
  test('lies open at once, as one entry, and is remembered', async () => {
    const storage = new MemoryStorage();
    const rig = await hostRig({ storage });
    await startNight(rig);
    expect(rig.night().typing).toMatchObject({ station: false });
    expect(await typeIn(rig, safekeeping)).toEqual({ ok: true });
    expect(rig.night().round).toMatchObject({ number: 1, card: id, event: 'safekeeping' });
    await rig.send({ do: 'undo' });
    expect(rig.question().about).toBe('round-card');
    await rig.send({ do: 'redo' });
    expect(rig.night().round?.card).toBe(id);
    const { id: night } = rig.night();
    await rig.send({ do: 'go', to: 'home' });
    await rig.send({ do: 'open-night', id: night });
    expect(rig.night().round?.card).toBe(id);
    expect(storage.files.get('round-cards')).toContain(id);
  });

  test('is refused where it cannot be the next card, and nothing changes', async () => {
    const rig = await hostRig();
    await startNight(rig);
    const before = JSON.stringify(rig.night());
    expect(await typeIn(rig, { turns: ['standard'], event: 'deadly-fall', keep: 0 }, true)).toMatchObject({
      ok: false,
    });
    expect(JSON.stringify(rig.night())).toBe(before);
    await rig.choose('24-braking');
    expect(await typeIn(rig, safekeeping)).toMatchObject({ ok: false, code: 'refused.not-now' });
  });
});

describe('round cards that cannot be read', () => {
  test.each(['{"version":7}', '{"version":1,"cards":[{"id":"x"}]}'])('%s is left alone, and said', async (text) => {
    const storage = new MemoryStorage();
    storage.files.set('round-cards', text);
    const rig = await hostRig({ storage });
    expect(rig.view()).toMatchObject({ screen: 'home', notice: { tone: 'bad', code: 'round-cards.unreadable' } });
    expect(storage.files.get('round-cards')).toBe(text);
  });
});

describe('the longest first line', () => {
  test('of a night is still read by the list of nights', async () => {
    const storage = new MemoryStorage();
    const rig = await atSetUp(storage);
    const turns = ['standard', 'tunnel', 'speeding-up', 'switching'];
    for (let card = 0; card < 56; card++) {
      const row = [card & 1, (card >> 1) & 1, (card >> 2) & 1, (card >> 3) & 1].map((at) => turns[at] ?? '');
      await typeIn(rig, { turns: [...row, ...row], event: 'passengers-rebellion', keep: card >> 4 });
    }
    const seats = agreedDraft.seats.map((seat) => ({ ...seat, names: ['🤠'.repeat(20)] }));
    const silk: Partial<SetupDraft> = { silk: 'own', silkWords: '🤠'.repeat(100) };
    seats[0] = { bandits: ['silk'], names: ['🤠'.repeat(20)] };
    const house = Object.fromEntries(
      (rig.view().setup?.house ?? []).map((rule) => [rule.id, rule.options.at(-1) ?? '']),
    );
    await startNight(rig, { draft: { ...agreedDraft, seats, firstPlayer: 'silk', house, ...silk } });
    await rig.send({ do: 'go', to: 'home' });
    expect(rig.view().home.nights[0]).toMatchObject({ trouble: null, mode: 'standard', players: 4 });
  });
});
