import { describe, expect, test } from 'vitest';
import { isIdle, offered, typedCard } from '../../src/rules/base/flow/round-cards.ts';
import { bandOf, roundCards } from '../../src/rules/catalogue/round-cards.ts';
import type { RoundDeck, Setup } from '../../src/rules/engine/state.ts';
import { standardSetup } from '../../src/rules/setup.ts';

const four = ['ghost', 'doc', 'tuco', 'belle'];
const seven = [...four, 'django', 'cheyenne', 'mei'];
const setup = (seats: readonly string[], more: Partial<Setup> = {}): Setup => ({
  ...standardSetup({ seats }),
  ...more,
});
const ids = (of: Setup, number: number, played: string[] = []) => offered(of, played, number).map(({ id }) => id);
const deck = (kind: RoundDeck['kind'], cards: string[] = []) => ({ deck: { kind, cards } });
const inBox = (band: string) => roundCards.filter((card) => card.band === band).map(({ id }) => id);

describe('the cards that may be turned over', () => {
  test('are all of the band, each once, whatever box they came in', () => {
    expect(ids(setup(four), 1).toSorted()).toEqual(inBox('2-4').toSorted());
    expect(ids(setup(four), 2, ['24-bridge'])).not.toContain('24-bridge');
  });
  test('are those for five and six where seven sit down', () =>
    expect(ids(setup(seven), 1).toSorted()).toEqual(inBox('5-6').toSorted()));
  test('go by players, not by bandits', () => {
    const seats = [
      ['ghost', 'tuco'],
      ['doc', 'mei'],
      ['belle', 'django'],
    ];
    expect(new Set(ids(setup(four, { mode: 'two-bandits', seats }), 1).map(bandOf))).toEqual(new Set(['2-4']));
    expect(new Set(ids(setup(four, { mode: 'teams', seats }), 1).map(bandOf))).toEqual(new Set(['5-6']));
  });
  test('have those last whose event needs a module that is not in play', () => {
    const idle = offered(setup(four), [], 1).map(({ event }) => isIdle(setup(four), event));
    expect(idle).toEqual(idle.toSorted((a, b) => Number(a) - Number(b)));
    expect(ids(setup(four), 1).slice(-3).toSorted()).toEqual(['24-panting-horses', '24-shotguns-rage', '24-whiskey']);
  });
  test('are stations in the last round, unless five round cards are played', () => {
    expect(ids(setup(four), 5).toSorted()).toEqual(inBox('station').toSorted());
    expect(ids(setup(four, deck('five')), 5).toSorted()).toEqual(inBox('2-4').toSorted());
  });
  test('are those chosen, where the table chose', () => {
    const chosen = setup(four, deck('chosen', ['24-bridge', '24-braking', 'st-escape']));
    expect(ids(chosen, 1)).toEqual(['24-braking', '24-bridge']);
    expect(ids(chosen, 5)).toEqual(['st-escape']);
  });
  test('have those that were typed in for this band', () => {
    const icons = { turns: ['jarring'], event: null, keep: 0 };
    const typed = [typedCard('2-4', icons), typedCard('5-6', icons), typedCard('station', icons)];
    expect(ids(setup(four, { typed }), 1)).toContain('24-typed-j');
    expect(ids(setup(four, { typed }), 5)).toContain('st-typed-j');
    expect(ids(setup(seven, { typed }), 1)).toContain('56-typed-j');
  });
});

describe('an event', () => {
  test.each([
    ['rumors', ['marshal']],
    ['crime-doesnt-pay', ['prison']],
    ['guilty-conscience', ['marshal']],
    ['escape', ['horses']],
    ['escape', ['stagecoach']],
    ['shotguns-rage', ['stagecoach']],
  ])('%s is idle without %j, and not with it', (event, modules) => {
    expect(isIdle({ modules: [] }, event)).toBe(true);
    expect(isIdle({ modules }, event)).toBe(false);
  });
  test.each(['higher-speed', 'safekeeping', 'deadly-fall', null])('%s is never idle', (event) =>
    expect(isIdle({ modules: [] }, event)).toBe(false),
  );
});
