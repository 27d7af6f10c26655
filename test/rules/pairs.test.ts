import { expect, test } from 'vitest';
import { turns } from '../../src/rules/base/turns/index.ts';
import { silkPowers } from '../../src/rules/catalogue/names.ts';
import { powersFor } from '../../src/rules/characters/index.ts';
import { makeKit } from '../../src/rules/engine/kit.ts';
import { events } from '../../src/rules/events/index.ts';
import { kitFor, powersOf, rulesFor } from '../../src/rules/kit.ts';
import { chosenHouse } from '../../src/rules/modes.ts';
import { modules } from '../../src/rules/modules/index.ts';
import { type Manner, runScenario } from '../../src/sim/scenario/runner.ts';
import { scenarios } from './scenario-files.ts';
import { nothingSeen, type Seen, watchedKit } from './watched-kit.ts';

const powers = new Map(
  silkPowers.flatMap((silk) => powersFor({ silk }).map(({ id, name = id }) => [name, id] as const)),
);
const others = [...events.map(({ id }) => id), ...Object.keys(turns)];

/** What each scenario used, and over all of them where every rule takes part. */
const all = nothingSeen();
const cases: Pick<Seen, 'used' | 'stopped'>[] = scenarios.flatMap(({ value }) => {
  const seen: Seen = { ...nothingSeen(), places: all.places };
  const watched: Manner = { json: false, undo: false, kit: (setup) => watchedKit(kitFor(setup), seen) };
  return runScenario(value, watched).result === 'passed' ? [seen] : [];
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
  expect(cases.filter(({ used }) => used.has(one) && used.has(other)).length).toBeGreaterThan(0);
});

/** By rule of the stagecoach, what comes to meet it: ways onto the Shotgun's roof, powers, cards and types of turn. */
const atTheCoach: Record<string, readonly string[]> = {
  'shotgun-encounter': [
    ...['move', 'change-floor', 'punch', 'marshal', 'django', 'mei', 'silk-move', 'silk-dodge'],
    ...['stagecoach-drift', 'stagecoach-higher-speed', 'braking', 'swivel-arm', 'higher-speed'],
  ],
  'shotgun-crossing': ['move', 'silk-move', 'silk-dodge'],
  'shotgun-blocks': ['belle', 'django'],
  'stagecoach-spaces': ['belle', 'tuco', 'django', 'cheyenne'],
  'old-lady': ['silk-move'],
  photographer: ['ghost', 'tunnel', 'turmoil'],
};
test.each(Object.entries(atTheCoach).flatMap(([rule, others]) => others.map((other) => [rule, other] as const)))(
  '%s and %s meet in a scenario',
  (one, other) => {
    expect(cases.filter(({ used }) => used.has(one) && used.has(other)).length).toBeGreaterThan(0);
  },
);

/** By hostage, what whoever keeps him does no more. */
const forbidden: Record<string, readonly string[]> = {
  teacher: ['punch'],
  zealot: ['ride'],
  'poker-player': [...powers.keys()],
};
test.each(Object.entries(forbidden).flatMap(([who, others]) => others.map((other) => [who, other] as const)))(
  'the %s stops %s in a scenario',
  (who, other) => {
    expect(cases.filter(({ used, stopped }) => used.has(who) && stopped.has(other)).length).toBeGreaterThan(0);
  },
);

/** Rules of these modules that take part in the same place, each with the modules that bring it. */
const bringers = new Map<string, string[]>();
for (const { id, rules } of modules.filter((module) => ['horses', 'stagecoach', 'whiskey'].includes(module.id)))
  for (const rule of rules) bringers.set(rule.id, [...(bringers.get(rule.id) ?? []), id]);
/** Every arrival and every night's beginning come by these, so that meeting there says nothing. */
const isParticular = (place: string) => place !== 'settling' && place !== 'night';
const acrossModules = [...bringers].flatMap(([one, its], at) =>
  [...bringers]
    .slice(at + 1)
    .flatMap(([other, others]) =>
      !its.some((id) => others.includes(id)) && meet(one, other).some(isParticular) ? [[one, other] as const] : [],
    ),
);

test.each(acrossModules)('%s and %s, of different modules, take part in one scenario', (one, other) => {
  expect(cases.filter(({ used }) => used.has(one) && used.has(other)).length).toBeGreaterThan(0);
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
