import { describe, expect, test } from 'vitest';
import type { SetupDraft } from '../../src/messages/commands.ts';
import { presets } from '../../src/rules/house/presets.ts';
import { laying } from '../../src/table/laying.ts';
import { agreed, emptyDraft, missing } from '../../src/table/set-up.ts';
import { ways, waysFor } from '../../src/table/ways.ts';
import { texts } from '../../src/text/index.ts';

/** In twos no player holds two of Ghost, Doc and Belle. */
const bandits = ['ghost', 'tuco', 'doc', 'cheyenne', 'belle', 'django', 'mei', 'silk'];
const trains = ['car-1p', 'car-3p', 'car-1p1j', 'car-3p1j', 'car-4p1j', 'car-3j'];

function draft(mode: string, players: number, more: Partial<SetupDraft> = {}): SetupDraft {
  const way = ways.find((one) => one.mode === mode && one.players === players);
  if (!way) throw new Error(`${players} cannot play ${mode}`);
  const seats = Array.from({ length: way.seats }, (_, at) => ({
    bandits: bandits.slice(at * way.places, (at + 1) * way.places),
    names: [''],
  }));
  const firstPlayer = seats[1]?.bandits[0] ?? null;
  return { ...emptyDraft, mode, seats, firstPlayer, cars: trains.slice(0, way.cars), silk: 'block', ...more };
}

/** The lines as a person reads them, numbered. */
function told(given: SetupDraft): string {
  expect(missing(given)).toEqual([]);
  const lines = texts.laying(laying(agreed(given)));
  return `${lines.map(({ text }, at) => `${at + 1}. ${text}`).join('\n')}\n`;
}

describe('the guided set-up lists every piece and its place, for', () => {
  test.each(ways.map((way) => [way.mode, way.players] as const))('%s, %i players', async (mode, players) => {
    await expect(told(draft(mode, players))).toMatchFileSnapshot(`laying/${mode}-${players}.txt`);
  });
});

describe('with the stagecoach it lists that too, for', () => {
  test.each([
    ['standard', 5],
    ['two-bandits', 3],
  ] as const)('%s, %i players', async (mode, players) => {
    const given = draft(mode, players, { modules: ['stagecoach'] });
    await expect(told(given)).toMatchFileSnapshot(`laying/stagecoach-${mode}-${players}.txt`);
  });
});

describe('with horses and whiskey it lists flasks, Ride cards and the boarding, for', () => {
  test.each([
    ['standard', 5],
    ['two-bandits', 2],
    ['teams', 4],
  ] as const)('%s, %i players', async (mode, players) => {
    const given = draft(mode, players, { modules: ['horses', 'whiskey'], firstPlayer: null });
    await expect(told(given)).toMatchFileSnapshot(`laying/horses-whiskey-${mode}-${players}.txt`);
  });
  test('flasks that lie open', () =>
    expect(told(draft('standard', 5, { modules: ['whiskey'], house: { 'unknown-flask': 'one-kind' } }))).toContain(
      'Tell Caboose where the old one lies.',
    ));
});

describe('with the prison it adds the prison car, three prisoners and a Brilliant Idea for every bandit, for', () => {
  const drawn = { prison: ['prisoner:belle', 'prisoner:mei', 'prisoner:silk'] };
  test.each([
    ['standard', 5],
    ['two-bandits', 2],
    ['teams', 4],
  ])('%s, %i players', async (mode, players) => {
    const way = waysFor({ house: {}, modules: ['prison'] }).find((one) => one.mode === mode && one.players === players);
    const given = draft(mode, players, { modules: ['prison'], drawn, cars: trains.slice(0, way?.cars) });
    await expect(told(given)).toMatchFileSnapshot(`laying/prison-${mode}-${players}.txt`);
  });
  test('a single one for two bandits, where the table has agreed so', () =>
    expect(
      told(
        draft('two-bandits', 2, {
          modules: ['prison'],
          drawn,
          cars: trains.slice(0, 4),
          house: { 'two-bandits-extra-cards': 'one' },
        }),
      ),
    ).toContain('into that deck Brilliant Idea of Ghost.'));
});

describe('with the Marshal player it lists his pieces too, for', () => {
  test.each([
    ['standard', 5],
    ['two-bandits', 3],
    ['teams', 5],
  ] as const)('%s, %i players', async (mode, players) => {
    const riding = draft(mode, players - 1 === 2 ? 2 : players - 1);
    const way = waysFor({ house: {}, modules: ['marshal'] }).find(
      (one) => one.mode === mode && one.players === players,
    );
    const seats = [...riding.seats, { bandits: ['marshal-player'], names: [''] }];
    const cars = trains.slice(0, way?.cars);
    await expect(told({ ...riding, seats, cars, modules: ['marshal'] })).toMatchFileSnapshot(
      `laying/marshal-${mode}-${players}.txt`,
    );
  });
});

const allVariants = ['flames', 'prototype', 'amulet', 'flat-bed', 'dynamite', 'last-car'];

test('with the variants of the app it lists what the table lends them', async () => {
  const given = draft('standard', 5, { variants: allVariants });
  await expect(told(given)).toMatchFileSnapshot('laying/variants-standard-5.txt');
});

describe('with the 10th Anniversary box it lists that too, for', () => {
  const extras = ['circus-car', 'handcar', 'zero-strongbox', 'special-punch'];
  const coupled = (cars: readonly string[]) => [...cars.slice(0, 2), 'circus-car', ...cars.slice(2)];
  test.each([
    ['standard', 5],
    ['two-bandits', 3],
    ['teams', 4],
  ] as const)('%s, %i players, one of them Al Patron', async (mode, players) => {
    const given = draft(mode, players);
    const [first, ...others] = given.seats;
    const seats = [{ names: [''], bandits: ['al-patron', ...(first?.bandits.slice(1) ?? [])] }, ...others];
    await expect(told({ ...given, extras, seats, cars: coupled(given.cars) })).toMatchFileSnapshot(
      `laying/anniversary-${mode}-${players}.txt`,
    );
  });

  test('with Mary, who sits to the right of whoever begins', async () => {
    const given = draft('standard', 4, { modules: ['horses', 'stagecoach'] });
    const seats = [...given.seats, { bandits: ['mary'], names: [''] }];
    await expect(told({ ...given, seats })).toMatchFileSnapshot('laying/mary-standard-4.txt');
    expect(agreed({ ...given, modules: [], seats }).seats).toEqual([
      ['tuco'],
      ['doc'],
      ['cheyenne'],
      ['ghost'],
      ['mary'],
    ]);
  });
});

describe('of the round deck it tells', () => {
  const of = (deck: SetupDraft['deck']) => told(draft('standard', 5, { deck }));
  const rounds = ['angry-marshal', 'swivel-arm', 'braking', 'take-it-all', 'passengers-rebellion', 'tunnel', 'bridge'];
  const stations = ['pickpocketing', 'marshals-revenge', 'hostage-conductor'];
  const cards = [...rounds.map((card) => `56-${card}`), ...stations.map((card) => `st-${card}`)];

  test('five cards and no station for a first night', () =>
    expect(of({ kind: 'five', cards: [] })).toContain('Shuffle five round cards for 5–6 players, drawn unseen. No'));
  test('the seven and three that were chosen', () =>
    expect(of({ kind: 'chosen', cards })).toContain('From the seven round cards that you chose draw four'));
});

describe('what is agreed otherwise is laid out otherwise', () => {
  const house = (rules: Record<string, string>, more: Partial<SetupDraft> = {}) =>
    told(draft('two-bandits', 2, { house: rules, ...more }));

  test('experts choose no card, and are told of the discard pile', async () => {
    await expect(house({}, { expert: true })).toMatchFileSnapshot('laying/two-bandits-2-expert.txt');
    expect(house({ 'expert-chosen-card': 'yes' }, { expert: true })).toContain('choose one card of the deck');
    await expect(told(draft('standard', 4, { expert: true }))).toMatchFileSnapshot('laying/standard-4-expert.txt');
  });
  test('the purse lies on the first sheet where that is the rule', () =>
    expect(house({ 'two-bandits-purse': 'first-bandit' })).toContain(
      'a $250 purse, face down, on the sheet of Ghost.',
    ));
  test('online two players have four cars, experts’ hands and a purse for each bandit', async () => {
    const online = draft('two-bandits', 2, { house: { ...presets.online }, cars: trains.slice(0, 4) });
    await expect(told(online)).toMatchFileSnapshot('laying/two-bandits-2-online.txt');
  });
  test('in the first edition three players have one bandit and one car each', async () => {
    const seats = ['ghost', 'doc', 'belle'].map((who) => ({ bandits: [who], names: [''] }));
    const first = {
      ...emptyDraft,
      seats,
      firstPlayer: 'doc',
      cars: trains.slice(0, 3),
      house: { ...presets['first-edition'] },
    };
    await expect(told(first)).toMatchFileSnapshot('laying/standard-3-first-edition.txt');
  });
  test('Silk’s own power is told in the table’s words', () =>
    expect(told(draft('standard', 8, { silk: 'own', silkWords: 'She whistles twice' }))).toContain(
      'Silk’s power tonight: She whistles twice.',
    ));
});
