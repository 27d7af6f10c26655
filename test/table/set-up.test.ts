import { describe, expect, test } from 'vitest';
import type { SetupDraft } from '../../src/messages/commands.ts';
import { agreed, emptyDraft, missing } from '../../src/table/set-up.ts';

const trains = ['car-1p', 'car-3p', 'car-1p1j', 'car-3p1j', 'car-4p1j', 'car-3j'];
const bandits = ['doc', 'ghost', 'tuco', 'django', 'belle', 'cheyenne'];
const draft = (players: number, more: Partial<SetupDraft> = {}): SetupDraft => ({
  ...emptyDraft,
  seats: seats(...bandits.slice(0, players)),
  firstPlayer: 'tuco',
  cars: trains.slice(0, players),
  ...more,
});
const seats = (...names: string[]) => names.map((who) => ({ bandits: [who], names: [''] }));

describe('what is missing from a set-up', () => {
  test.each([4, 5, 6])('is nothing for %i players with as many cars', (players) =>
    expect(missing(draft(players))).toEqual([]),
  );

  test.each<[string, SetupDraft, string[]]>([
    ['nothing chosen yet', emptyDraft, ['empty-seats', 'cars-number', 'no-first-player']],
    ['three players', draft(3), ['no-such-way']],
    ['a mode that is none', draft(4, { mode: 'solitaire' }), ['no-such-way']],
    [
      'two on one chair',
      draft(4, { seats: [...seats('doc', 'ghost', 'tuco'), { bandits: ['django', 'belle'], names: [''] }] }),
      ['full-seats'],
    ],
    [
      'an empty chair',
      draft(4, { seats: [...seats('doc', 'ghost', 'tuco'), { bandits: [], names: [''] }] }),
      ['empty-seats'],
    ],
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
  });
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
