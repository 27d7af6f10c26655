import { describe, expect, test } from 'vitest';
import type { SetupDraft } from '../../src/messages/commands.ts';
import { agreed, emptyDraft, missing, namesOf } from '../../src/table/set-up.ts';

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
    ['a bandit of a later box', draft(4, { seats: seats('doc', 'al-patron', 'tuco', 'ghost') }), []],
    ['Mary behind all others', draft(4, { seats: seats('doc', 'django', 'tuco', 'ghost', 'mary') }), []],
    ['Mary among the others', draft(4, { seats: seats('doc', 'mary', 'tuco', 'ghost', 'django') }), ['guest-last']],
    ['Mary before three', draft(3, { seats: seats('doc', 'ghost', 'tuco', 'mary') }), []],
    [
      'Mary and whiskey',
      draft(4, { modules: ['whiskey'], seats: seats('doc', 'django', 'tuco', 'ghost', 'mary') }),
      ['mary-modules'],
    ],
    ['a variant that is none', draft(4, { variants: ['smoke'] }), ['unknown-module']],
    ['the circus car not coupled', draft(4, { extras: ['circus-car'] }), ['no-circus-car']],
    [
      'the circus car in place of another',
      draft(4, { extras: ['circus-car'], cars: [...trains.slice(0, 3), 'circus-car'] }),
      ['cars-number'],
    ],
    [
      'the circus car among the others',
      draft(4, { extras: ['circus-car'], cars: ['circus-car', ...trains.slice(0, 4)] }),
      [],
    ],
    [
      'the circus car of a box that stays closed',
      draft(3, { cars: ['circus-car', ...trains.slice(0, 3)] }),
      ['no-such-way', 'unknown-car'],
    ],
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

describe('with the prison', () => {
  const drawn = { prison: ['prisoner:belle', 'prisoner:mei', 'prisoner:doc'] };
  const prison = (players: number, more: Partial<SetupDraft> = {}) =>
    draft(players, { modules: ['prison'], drawn, cars: trains.slice(0, players > 4 ? 5 : 4), ...more });
  const silk = { prison: ['prisoner:silk', 'prisoner:mei', 'prisoner:doc'] };

  test.each<[string, SetupDraft, string[]]>([
    ['four bandits and four cars', prison(4), []],
    ['six bandits and five cars', prison(6), []],
    ['six cars besides the prison car', prison(6, { cars: trains }), ['cars-number']],
    ['no prisoners drawn', prison(4, { drawn: {} }), ['draw-prison']],
    ['a prisoner twice', prison(4, { drawn: { prison: [...drawn.prison.slice(1), 'prisoner:mei'] } }), ['draw-prison']],
    ['a prisoner too many', prison(4, { drawn: { prison: [...drawn.prison, 'prisoner:ghost'] } }), ['draw-prison']],
    [
      'a prisoner that is none',
      prison(4, { drawn: { prison: ['prisoner:x', ...drawn.prison.slice(1)] } }),
      ['draw-prison'],
    ],
    ['Silk’s sidekick, and no power agreed on', prison(4, { drawn: silk }), ['silk-power']],
    ['Silk’s sidekick with a power', prison(4, { drawn: silk, silk: 'block' }), []],
    [
      'Silk’s sidekick, who always lends Move',
      prison(4, { drawn: silk, house: { 'silk-prisoner-power': 'move' } }),
      [],
    ],
  ])('%s', (_what, given, faults) => expect(missing(given)).toEqual(faults));

  test('the prison car comes last, and the prisoners lie behind it', () =>
    expect(agreed(prison(4))).toMatchObject({
      cars: [...trains.slice(0, 4), 'prison-car'],
      carCount: 5,
      drawn,
      modules: ['prison'],
    }));
  test('the power agreed on for a sidekick is kept', () =>
    expect(agreed(prison(4, { drawn: silk, silk: 'dodge' })).silk).toBe('dodge'));
});

describe('in other modes', () => {
  const pairs = (...seated: string[][]) => seated.map((pair) => ({ bandits: pair, names: [''] }));
  const two = (...seated: string[][]) =>
    draft(3, { mode: 'two-bandits', seats: pairs(...seated), firstPlayer: seated[0]?.[1] ?? null });

  test.each<[string, SetupDraft, string[]]>([
    ['two players with two bandits each', two(['ghost', 'tuco'], ['doc', 'mei']), []],
    ['a player with two of Ghost, Doc and Belle', two(['ghost', 'belle'], ['doc', 'mei']), ['banned-pair']],
    ['a second place left empty', two(['ghost', 'tuco'], ['doc']), ['empty-seats']],
    [
      'teams of two, who may have any two',
      draft(4, { mode: 'teams', seats: pairs(['ghost', 'belle'], ['tuco', 'doc']) }),
      [],
    ],
    [
      'three teams with four cars',
      draft(4, { mode: 'teams', seats: pairs(['ghost', 'belle'], ['tuco', 'doc'], ['mei', 'django']) }),
      ['cars-number'],
    ],
    [
      'five teams',
      draft(6, { mode: 'teams', seats: pairs([], [], [], [], []) }),
      ['no-such-way', 'empty-seats', 'no-first-player'],
    ],
  ])('%s', (_what, given, faults) => expect(missing(given)).toEqual(faults));

  test('the player who leads is named by the first bandit of the seat, whichever pawn was drawn', () =>
    expect(agreed(two(['ghost', 'tuco'], ['doc', 'mei'])).firstPlayer).toBe('ghost'));
  test('names are by bandit: of a player twice, of partners each his own', () => {
    const seated = [{ bandits: ['ghost', 'tuco'], names: [' Ada ', 'Ben'] }];
    expect(namesOf({ ...emptyDraft, mode: 'two-bandits', seats: seated })).toEqual({ ghost: 'Ada', tuco: 'Ada' });
    expect(namesOf({ ...emptyDraft, mode: 'teams', seats: seated })).toEqual({ ghost: 'Ada', tuco: 'Ben' });
  });
});

describe('Silk rides only with a power', () => {
  const rides = (more: Partial<SetupDraft>) => draft(4, { seats: seats('silk', 'doc', 'tuco', 'ghost'), ...more });
  test.each<[string, Partial<SetupDraft>, string[]]>([
    ['that was agreed', { silk: 'block' }, []],
    ['not without one', {}, ['silk-power']],
    ['not with one that is none', { silk: 'fly' }, ['silk-power']],
    ['of the table’s own, in words', { silk: 'own', silkWords: 'She whistles.' }, []],
    ['of the table’s own, not without words', { silk: 'own', silkWords: ' ' }, ['silk-words']],
  ])('%s', (_what, more, faults) => expect(missing(rides(more))).toEqual(faults));

  test('and it is left out where she stays home', () =>
    expect(agreed(draft(4, { silk: 'own', silkWords: 'x' }))).toMatchObject({ silk: '', silkWords: '' }));
});

describe('a chosen round deck', () => {
  const rounds = ['angry-marshal', 'swivel-arm', 'braking', 'take-it-all', 'passengers-rebellion', 'tunnel', 'bridge'];
  const chosen = [...rounds.map((card) => `24-${card}`), 'st-pickpocketing', 'st-marshals-revenge', 'st-mortal-bullet'];
  const deck = (cards: string[]) => missing(draft(4, { deck: { kind: 'chosen', cards } }));

  test('is seven round cards of the band and three stations', () => expect(deck(chosen)).toEqual([]));
  test('misses what is missing', () => {
    expect(deck(chosen.slice(1))).toEqual(['deck-rounds']);
    expect(deck(chosen.slice(0, -1))).toEqual(['deck-stations']);
    expect(deck([...chosen.slice(1), '56-bridge'])).toEqual(['unknown-round-card', 'deck-rounds']);
  });
  test('is forgotten where cards are drawn from the whole box', () =>
    expect(agreed(draft(4, { deck: { kind: 'station', cards: chosen } })).deck).toEqual({
      kind: 'station',
      cards: [],
    }));
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
