import { describe, expect, test } from 'vitest';
import type { SetupDraft } from '../../src/messages/commands.ts';
import { agreed, emptyDraft, laying, missing } from '../../src/table/set-up.ts';

const trains = ['car-1p', 'car-3p', 'car-1p1j', 'car-3p1j', 'car-4p1j', 'car-3j'];
const bandits = ['doc', 'ghost', 'tuco', 'django', 'belle', 'cheyenne'];
const draft = (players: number, more: Partial<SetupDraft> = {}): SetupDraft => ({
  seats: bandits.slice(0, players).map((who) => ({ who, name: who })),
  firstPlayer: 'tuco',
  cars: trains.slice(0, players),
  house: {},
  ...more,
});
const seats = (...names: string[]) => names.map((who) => ({ who, name: '' }));

describe('what is missing from a set-up', () => {
  test.each([4, 5, 6])('is nothing for %i players with as many cars', (players) =>
    expect(missing(draft(players))).toEqual([]),
  );

  test.each<[string, SetupDraft, string[]]>([
    ['nothing chosen yet', emptyDraft, ['too-few', 'no-first-player']],
    ['three players', draft(3), ['too-few']],
    ['a bandit twice', draft(4, { seats: seats('doc', 'ghost', 'tuco', 'doc') }), ['twice']],
    ['a bandit of another box', draft(4, { seats: seats('doc', 'al-patron', 'tuco', 'ghost') }), ['unknown-bandit']],
    ['a name from code', draft(4, { seats: seats('doc', '__proto__', 'tuco', 'ghost') }), ['unknown-bandit']],
    ['a car too few', draft(5, { cars: trains.slice(0, 4) }), ['cars-number']],
    ['a car twice', draft(4, { cars: ['car-1p', 'car-1p', 'car-3p', 'car-3j'] }), ['unknown-car']],
    ['a car that is none', draft(4, { cars: ['car-9p', 'car-1p', 'car-3p', 'car-3j'] }), ['unknown-car']],
    ['a First Player who does not play', draft(4, { firstPlayer: 'belle' }), ['no-first-player']],
    ['a house rule that is none', draft(4, { house: { 'tie-bullet': 'all' } }), ['unknown-house-rule']],
    ['an option that is none', draft(4, { house: { 'tie-bullets': 'some' } }), ['unknown-house-rule']],
  ])('%s', (_what, given, faults) => {
    expect(missing(given)).toEqual(faults);
    expect(laying(given)).toEqual([]);
  });

  test('is too many players where seven sit down', () =>
    expect(missing(draft(6, { seats: seats(...bandits, 'mei') }))).toContain('too-many'));
});

describe('an agreed set-up', () => {
  test('keeps only the house rules that differ from the manual', () => {
    const setup = agreed(draft(4, { house: { 'tie-bullets': 'all', 'online-tuco': 'online' } }));
    expect(setup).toMatchObject({
      seats: [['doc'], ['ghost'], ['tuco'], ['django']],
      firstPlayer: 'tuco',
      carCount: 4,
      house: { 'online-tuco': 'online' },
    });
  });
});

describe('laying out', () => {
  const steps = laying(draft(5));
  const find = (code: string) => steps.filter((step) => step.code === code).map((step) => step.with);

  test('tells each car’s loot as printed on its floor', () => {
    expect(find('box.loot-car')[2]).toEqual({ car: 'car-1p1j', number: 3, tokens: ['purse', 'jewel'] });
    expect(find('box.loot-car').length).toBe(5);
  });
  test('sets a purse aside for each player and names the round cards of their number', () => {
    expect(find('box.purse')).toEqual([{ count: 5 }]);
    expect(find('box.round-deck')).toEqual([{ band: '5-6' }]);
    expect(laying(draft(4)).find((step) => step.code === 'box.round-deck')?.with).toEqual({ band: '2-4' });
    expect(find('box.neutral')).toEqual([{ count: 13 }]);
  });
  test('places pawns by turns in the caboose and the car before it, from the First Player on', () => {
    expect(find('box.place')).toEqual([
      { who: 'tuco', space: '5.in' },
      { who: 'django', space: '4.in' },
      { who: 'belle', space: '5.in' },
      { who: 'doc', space: '4.in' },
      { who: 'ghost', space: '5.in' },
    ]);
  });
});
