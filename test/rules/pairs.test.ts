import { expect, test } from 'vitest';
import { turns } from '../../src/rules/base/turns/index.ts';
import { silkPowers } from '../../src/rules/catalogue/names.ts';
import { powersFor } from '../../src/rules/characters/index.ts';
import { makeKit } from '../../src/rules/engine/kit.ts';
import { events } from '../../src/rules/events/index.ts';
import { kitFor, powersOf, rulesFor } from '../../src/rules/kit.ts';
import { chosenHouse } from '../../src/rules/modes.ts';
import { type Manner, runScenario } from '../../src/sim/scenario/runner.ts';
import { scenarios } from './scenario-files.ts';
import { nothingSeen, type Seen, watchedKit } from './watched-kit.ts';

const powers = new Map(
  silkPowers.flatMap((silk) => powersFor({ silk }).map(({ id, name = id }) => [name, id] as const)),
);
const others = [...events.map(({ id }) => id), ...Object.keys(turns)];

/** What each scenario used, and over all of them where every rule takes part. */
const all = nothingSeen();
const used: ReadonlySet<string>[] = scenarios.flatMap(({ value }) => {
  const seen: Seen = { used: new Set(), places: all.places };
  const watched: Manner = { json: false, undo: false, kit: (setup) => watchedKit(kitFor(setup), seen) };
  return runScenario(value, watched).result === 'passed' ? [seen.used] : [];
});

const meet = (one: string, other: string): string[] =>
  [...(all.places.get(one) ?? [])].filter((place) => all.places.get(other)?.has(place));

/** Every two powers of different bandits, and every power and event or type of turn, that take part in the same place. */
const pairs = [...powers]
  .flatMap(([power, bandit], at) => [
    ...[...powers].slice(at + 1).flatMap(([name, id]) => (id === bandit ? [] : [[power, name] as const])),
    ...others.map((name) => [power, name] as const),
  ])
  .filter(([one, other]) => meet(one, other).length > 0);

test('powers, events and types of turn that share a hook are found', () => {
  for (const [one, other] of [
    ['tuco', 'belle'],
    ['ghost', 'turmoil'],
    ['django', 'braking'],
    ['silk-dodge', 'angry-marshal'],
    ['django', 'deadly-fall'],
  ] as const)
    expect(pairs).toContainEqual([one, other]);
  expect(pairs.length).toBeGreaterThan(30);
});

test.each(pairs)('%s and %s take part in one scenario', (one, other) => {
  expect(used.filter((names) => names.has(one) && names.has(other)).length).toBeGreaterThan(0);
});

test('every case comes out the same with the rules of each stage in the opposite order', () => {
  const turned: Manner = {
    json: false,
    undo: false,
    kit: (setup) => makeKit(setup, rulesFor(setup).toReversed(), powersOf(setup).toReversed(), chosenHouse(setup)),
  };
  for (const { id, value } of scenarios) {
    const verdict = runScenario(value, turned);
    if (verdict.result !== 'skipped') expect(verdict).toEqual({ id, result: 'passed' });
  }
});
