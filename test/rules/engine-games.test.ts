import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { silkPowers } from '../../src/rules/catalogue/names.ts';
import { type Game, newGame } from '../../src/rules/engine/game.ts';
import { makeKit } from '../../src/rules/engine/kit.ts';
import type { Setup } from '../../src/rules/engine/state.ts';
import { houseRules } from '../../src/rules/house/index.ts';
import { kitFor, powersOf, rulesFor } from '../../src/rules/kit.ts';
import { Random } from '../../src/sim/random.ts';
import { kitOf, laterBoxes, playThrough, setupOf } from './engine-rig.ts';

/** Whole nights of six; fast-check prints the seed of the one that fails. */
const nights = (holds: (seed: number) => void, numRuns = 6) =>
  fc.assert(fc.property(fc.nat({ max: 1_000_000 }), holds), { numRuns });

/** Every house rule at its last option, which is never the default. */
const otherwise = Object.fromEntries(houseRules.map(({ id, options }) => [id, options.at(-1) as string]));

describe('a night of chance', () => {
  test.each([setupOf(), laterBoxes('move')])('that goes through JSON after every answer is the same night', (setup) =>
    nights((seed) => {
      const kit = kitFor(setup);
      const parsed = (game: Game) => newGame(JSON.parse(JSON.stringify(game.state)), kit);
      const straight = playThrough(kit, new Random(seed), undefined, setup);
      expect(JSON.stringify(playThrough(kit, new Random(seed), parsed, setup))).toBe(JSON.stringify(straight));
    }),
  );

  test.each<[string, Setup, number]>([
    ['the manual’s defaults', setupOf(), 6],
    ['every house rule turned', setupOf(otherwise), 6],
    ...silkPowers.map((silk): [string, Setup, number] => [`Silk with ${silk}`, laterBoxes(silk), 2]),
    ...silkPowers.map((silk): [string, Setup, number] => [`Silk with ${silk}, turned`, laterBoxes(silk, otherwise), 2]),
  ])('is the same whatever the order of rules and powers of one stage (%s)', (_how, setup, runs) =>
    nights((seed) => {
      const rules = rulesFor(setup);
      const powers = powersOf(setup);
      const turned = makeKit(setup, rules.toReversed(), powers.toReversed(), kitFor(setup).house);
      const mixed = makeKit(
        setup,
        new Random(seed).shuffled(rules),
        new Random(seed).shuffled(powers),
        kitFor(setup).house,
      );
      const straight = playThrough(kitFor(setup), new Random(seed), undefined, setup);
      for (const other of [turned, mixed])
        expect(JSON.stringify(playThrough(other, new Random(seed), undefined, setup))).toBe(JSON.stringify(straight));
    }, runs),
  );

  test('asks every question under a name of its own that says where in the night it is', () =>
    nights((seed) => {
      const ids = playThrough(kitOf(), new Random(seed)).flatMap(({ question }) =>
        question && Object.keys(question.sealed).length === 0 ? [question.id] : [],
      );
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of ids)
        expect(id).toMatch(/^(r[1-5](\/(t\d|c\d+|end))?|count)\/[a-z-]+(\.[a-z]+)?\/[a-z+]+(\/\d+)?$/);
    }));

  test('asks the same questions of a round under the same names, whatever was done before', () =>
    nights((seed) => {
      // Where all choose at once, one question stands for those of all.
      const each = (id: string) => (id.split('/').at(-1) ?? '').split('+').map((who) => id.replace(/[^/]+$/, who));
      const turnsOf = (night: number) => [
        ...new Set(
          playThrough(kitOf(), new Random(night))
            .flatMap(({ question }) => (question ? [question.id] : []))
            .filter((id) => /^r\d\/(round-card|t1\/scheme.act)/.test(id))
            .flatMap(each),
        ),
      ];
      expect(turnsOf(seed)).toEqual(turnsOf(seed + 1));
    }));

  test('ends with a winner, and nothing is left to do', () =>
    nights((seed) => {
      const end = playThrough(kitOf(otherwise), new Random(seed)).at(-1);
      expect(end?.score?.winners.length).toBeGreaterThan(0);
      expect(end).toMatchObject({ agenda: [], question: null, round: { number: 5 } });
    }));
});
