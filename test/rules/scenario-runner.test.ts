import { describe, expect, test, vi } from 'vitest';
import { built } from '../../src/rules/built.ts';
import { runScenario, runScenarios } from '../../src/sim/scenario/runner.ts';

/** Doc inside car 2 of four, Ghost in the same car, Tuco behind them. */
const position = {
  id: 'x',
  title: 'x',
  cites: [],
  setup: { seats: ['doc', 'ghost', 'tuco', 'django'] },
  table: { cars: 4, pieces: { doc: '2.in', ghost: '2.in', tuco: '3.in', marshal: '0.in' } },
};
const run = (rest: object) => runScenario({ ...position, ...rest });
const why = (rest: object) => {
  const verdict = run(rest);
  return verdict.result === 'failed' ? verdict.why : verdict.result;
};

describe('what the format does not define is a failure', () => {
  test.each<[string, object, RegExp]>([
    ['a key', { do: [], expects: {} }, /unknown key expects/],
    ['a key deep inside', { do: [], setup: { seat: ['doc'] } }, /unknown key setup\.seat/],
    ['a key of an entry', { do: [{ card: 'move', by: 'doc', chose: ['1.in'] }] }, /unknown key do\.0\.chose/],
    ['a bandit', { do: [{ card: 'move', by: 'dock' }] }, /do\.0\.by/],
    ['a card', { do: [{ card: 'moves', by: 'doc' }] }, /do\.0\.card/],
    ['a space', { do: [], expect: { pieces: { doc: '2.inside' } } }, /no such space/],
    ['a house rule', { do: [], setup: { house: { 'tie-bullet': 'all' } } }, /no house rule tie-bullet/],
    ['a word of JavaScript', { do: [], setup: { house: { constructor: 'all' } } }, /no house rule constructor/],
    ['a space written otherwise', { do: [], expect: { pieces: { doc: '02.in' } } }, /no such space/],
    ['an option of a house rule', { do: [], setup: { house: { 'tie-bullets': 'some' } } }, /tie-bullets: some/],
    ['a round card', { do: [], setup: { round: { card: '24-breaking' } } }, /no such round card/],
    ['an event', { do: [{ event: 'breaking' }] }, /do\.0/],
    ['nothing at all to do', {}, /do/],
  ])('%s', (_what, rest, reason) => expect(why(rest)).toMatch(reason));

  test('a number that YAML made of a key', () => {
    expect(why({ do: [{ card: 'move', by: 'doc', choose: [1] }] })).toMatch(/do\.0\.choose\.0/);
  });
  test('no scenario', () => expect(runScenario('move').result).toBe('failed'));
  test('the id of another scenario', () => {
    const verdicts = runScenarios([
      { ...position, do: [] },
      { ...position, do: [] },
    ]);
    expect(verdicts.map(({ result }) => result)).toEqual(['passed', 'failed']);
  });
  test('and what is defined but not built is skipped, with the reason', () => {
    const notBuilt = vi.spyOn(built, 'character').mockImplementation((id) => id !== 'mary');
    expect(run({ do: [], setup: { seats: ['doc', 'ghost', 'tuco', 'mary'] } })).toEqual({
      id: 'x',
      result: 'skipped',
      needs: ['character:mary'],
    });
    notBuilt.mockRestore();
  });
});

describe('refused', () => {
  const bad = { card: 'move', by: 'doc', choose: ['4.in'] };
  test('is met by a key that is not offered, and nothing has changed', () =>
    expect(why({ do: [bad], expect: { refused: true, pieces: { doc: '2.in' }, options: [] } })).toBe('passed'));
  test('not expected fails', () => expect(why({ do: [bad] })).toMatch(/refused/));
  test('expected and not met fails', () =>
    expect(why({ do: [{ card: 'move', by: 'doc' }], expect: { refused: true } })).toBe('was not refused'));
  test('takes the whole entry back, however far it came', () => {
    const punch = { card: 'punch', by: 'doc', choose: ['4.in'] };
    const expected = { refused: true, pieces: { ghost: '2.in' }, options: [] };
    expect(why({ do: [punch], expect: expected })).toBe('passed');
    expect(why({ do: [{ ...punch, choose: ['4.in'] }], expect: expected })).toBe('passed');
  });
  test('half way through, play goes on from there', () =>
    expect(
      why({
        do: [bad, { expect: { refused: true } }, { card: 'move', by: 'doc', choose: ['3.in'] }],
        expect: { pieces: { doc: '3.in' } },
      }),
    ).toBe('passed'));
  test('is what a decision left open does to the next card', () =>
    expect(
      why({
        do: [
          { card: 'move', by: 'doc' },
          { card: 'loot', by: 'doc' },
        ],
        expect: { refused: true },
      }),
    ).toBe('passed'));
  test('is what a choice without a decision is', () => {
    expect(why({ do: [{ choose: ['yes'] }], expect: { refused: true } })).toBe('passed');
    expect(why({ do: [{ card: 'loot', by: 'doc', choose: ['jewel'] }], expect: { refused: true } })).toBe('passed');
  });
  test('is what a bandit who does not play is', () =>
    expect(why({ do: [{ card: 'move', by: 'belle' }], expect: { refused: true } })).toBe('passed'));
  test('is what a seat taken twice is', () => {
    const setup = { seats: ['doc', 'ghost', 'doc', 'tuco'] };
    expect(why({ setup, do: [], expect: { refused: true } })).toBe('passed');
    expect(why({ setup, do: [] })).toMatch(/doc is taken twice/);
  });
});

describe('undo and correct', () => {
  const moved = { card: 'move', by: 'doc', choose: ['3.in'] };
  const back = { pieces: { doc: '2.in' } };
  test('undo takes back whole entries, checks not counted', () => {
    expect(why({ do: [moved, { expect: { pieces: { doc: '3.in' } } }, { undo: 1 }], expect: back })).toBe('passed');
    expect(why({ do: [moved, moved, { undo: 2 }], expect: back })).toMatch(/refused: 3.in: no-such-option/);
    expect(why({ do: [moved, { ...moved, choose: ['2.in'] }, { undo: 2 }], expect: back })).toBe('passed');
  });
  test('undo of more than there is is refused', () => {
    expect(why({ do: [moved, { undo: 2 }], expect: { refused: true, pieces: { doc: '3.in' } } })).toBe('passed');
  });
  test('undo brings an open decision back', () => {
    const open = { card: 'move', by: 'doc' };
    const expected = { ...back, options: ['1.in', '3.in'], asks: 'doc' };
    expect(why({ do: [open, { choose: ['3.in'] }, { undo: 1 }], expect: expected })).toBe('passed');
  });
  test('a correction is taken as it is, legal or not, and can be undone', () => {
    const corrected = { correct: { pieces: { doc: '0.in' } } };
    expect(why({ do: [corrected], expect: { pieces: { doc: '0.in' } } })).toBe('passed');
    expect(why({ do: [corrected, { undo: 1 }], expect: back })).toBe('passed');
  });
  test('a correction in the middle of a decision asks it anew', () => {
    const entries = [{ card: 'move', by: 'doc' }, { correct: { pieces: { doc: '4.in' } } }];
    expect(
      why({
        do: [{ card: 'move', by: 'doc' }, { correct: { pieces: { doc: '3.roof' } } }],
        expect: { options: ['0.roof', '1.roof', '2.roof', '4.roof'], asks: 'doc' },
      }),
    ).toBe('passed');
    // One way is left, so it is taken.
    expect(why({ do: entries, expect: { options: [], pieces: { doc: '3.in' } } })).toBe('passed');
  });
});

describe('rounds and the count', () => {
  const last = { setup: { ...position.setup, round: { number: 5 } } };
  test('a round begins and the next is counted up', () =>
    expect(
      why({ do: [{ begin: 'round' }, { end: 'schemin' }, { end: 'round' }, { begin: 'round' }], expect: { round: 2 } }),
    ).toBe('passed'));
  test('after the fifth round none begins', () => {
    const entries = [{ end: 'round' }, { begin: 'round' }];
    expect(why({ ...last, do: entries, expect: { refused: true } })).toBe('passed');
    expect(why({ ...last, do: [{ begin: 'round' }, ...entries], expect: { refused: true } })).toBe('passed');
  });
  test('reveal opens hidden purses, and must fit them', () => {
    const table = { ...position.table, loot: { doc: ['purse', 'purse:250'] }, cylinder: { ghost: 5 } };
    const end = (values: number[]) => [{ end: 'game', reveal: { doc: values } }];
    expect(why({ table, do: end([400]), expect: { score: { doc: 650 }, winners: ['ghost'] } })).toBe('passed');
    expect(why({ table, do: end([275]), expect: { refused: true } })).toBe('passed');
    expect(why({ table, do: end([400, 300]), expect: { refused: true } })).toBe('passed');
    expect(why({ table, do: [{ end: 'game' }], expect: { asks: 'doc', score: {} } })).toBe('passed');
  });
});
