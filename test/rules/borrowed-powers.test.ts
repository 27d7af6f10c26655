/** Every prisoner's power with every bandit who can borrow it, and with every bandit beside its owner. */
import { describe, expect, test } from 'vitest';
import { playableBandits } from '../../src/rules/catalogue/components.ts';
import { runScenario } from '../../src/sim/scenario/runner.ts';

interface Case {
  readonly title: string;
  readonly setup?: object;
  readonly table: object;
  readonly do: object[];
  /** With the power, and without it. */
  readonly lent: object;
  readonly plain: object;
}

/** A position in which `me` shows the power and his own makes no difference; `foe` and `other` sit at the table too. */
const cases: Record<string, (me: string, foe: string, other: string) => Case> = {
  ghost: (me) => ({
    title: 'hides the first card',
    setup: { round: { number: 2, turns: ['standard', 'standard'] } },
    table: {},
    do: [{ begin: 'round' }, { scheme: 'play', by: me, card: 'move' }],
    lent: { face: ['up', 'down'] },
    plain: { face: ['up'] },
  }),
  doc: (me) => ({
    title: 'draws a seventh card',
    setup: { round: { number: 2, turns: ['standard'] } },
    table: {},
    do: [{ begin: 'round' }],
    lent: { draw: { [me]: 7 } },
    plain: { draw: { [me]: 6 } },
  }),
  tuco: (me, foe) => ({
    title: 'shoots through the roof',
    // On the locomotive, where Django's push has one way to go.
    table: { pieces: { marshal: '3.in', [me]: '0.roof', [foe]: '0.in' }, received: { [foe]: [] } },
    do: [{ card: 'shoot', by: me }],
    lent: { received: { [foe]: [me] } },
    plain: { received: { [foe]: [] }, fizzled: true },
  }),
  cheyenne: (me, foe) => ({
    title: 'keeps a purse',
    table: { pieces: { marshal: '3.in', [me]: '0.in', [foe]: '0.in' }, loot: { [foe]: ['purse'] } },
    do: [{ card: 'punch', by: me }],
    lent: { options: ['yes', 'no'], asks: me },
    plain: { options: [] },
  }),
  belle: (me, foe, other) => ({
    title: 'is spared',
    table: {
      pieces: { marshal: '4.in', [me]: '1.in', [other]: '1.in', [foe]: '2.in' },
      received: { [me]: [], [other]: [] },
    },
    do: [{ card: 'shoot', by: foe }],
    lent: { options: [], received: { [other]: [foe], [me]: [] } },
    plain: { options: [me, other], asks: foe },
  }),
  django: (me, foe) => ({
    title: 'pushes',
    table: { pieces: { marshal: '0.in', [me]: '3.in', [foe]: '2.in' }, received: { [foe]: [] } },
    do: [{ card: 'shoot', by: me }],
    lent: { pieces: { [foe]: '1.in' } },
    plain: { pieces: { [foe]: '2.in' } },
  }),
  mei: (me) => ({
    title: 'climbs diagonally',
    table: { pieces: { marshal: '0.in', [me]: '3.in' } },
    do: [{ card: 'change-floor', by: me }],
    lent: { options: ['2.roof', '3.roof', '4.roof'] },
    plain: { options: [], pieces: { [me]: '3.roof' } },
  }),
  silk: (me) => ({
    title: 'goes two cars inside',
    setup: { silk: 'move' },
    table: { pieces: { marshal: '0.in', [me]: '3.in' } },
    do: [{ card: 'move', by: me }],
    lent: { options: ['1.in', '2.in', '4.in', '5.in'] },
    plain: { options: ['2.in', '4.in'] },
  }),
};

/** Two who sit there besides, so that no power of theirs has a part in the case. */
const company = (power: string, me: string): [string, string] => {
  const quiet = playableBandits.filter((who) => ![power, me, 'belle', 'django', 'tuco'].includes(who));
  return [quiet[0] as string, quiet[1] as string];
};

const lent = Object.keys(cases).flatMap((power) =>
  playableBandits.filter((me) => me !== power).map((me) => [power, me] as const),
);

describe.each(lent)('the sidekick of %s', (power, me) => {
  const [foe, other] = company(power, me);
  const caseOf = cases[power] as (typeof cases)[string];
  const { title, setup = {}, table, lent: with_, plain, do: entries } = caseOf(me, foe, other);
  const seats = [me, foe, other, ...playableBandits.filter((who) => ![me, foe, other, power].includes(who))].slice(
    0,
    4,
  );
  const played = (prisoners: object, expected: object) =>
    runScenario({
      id: `${power}-${me}`,
      title,
      cites: [],
      setup: { modules: ['prison'], seats, ...setup },
      table: { cars: 5, ...table, prisoners },
      do: entries,
      expect: expected,
    });

  test(`lends ${me} his power, who ${title}`, () => {
    expect(played({ free: [], [me]: `prisoner:${power}` }, with_)).toMatchObject({ result: 'passed' });
  });
  test(`lends it to nobody while he is not free`, () => {
    expect(played({ free: [`prisoner:${power}`] }, plain)).toMatchObject({ result: 'passed' });
  });
});
