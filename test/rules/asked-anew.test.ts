/**
 * Somebody leaves, a pawn is put right, a house rule is changed: the open question is asked anew, and where nothing has
 * to do with it, it is the same one. A part of the nights in `npm test`; more of them, or the same ones again:
 *
 *     NIGHTS=400 SEED=7 npx vitest run --project unit test/rules/asked-anew.test.ts
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answer, newGame, optionsOf, reask, run, waiting } from '../../src/rules/engine/game.ts';
import type { Setup } from '../../src/rules/engine/state.ts';
import { kitFor } from '../../src/rules/kit.ts';
import { modules as allModules } from '../../src/rules/modules/index.ts';
import { newState } from '../../src/rules/setup.ts';
import { baseGame } from '../../src/sim/parts.ts';
import { Random } from '../../src/sim/random.ts';
import { type Fixed, Steering } from '../../src/sim/steering.ts';
import { agreed } from '../../src/table/set-up.ts';
import { waysFor } from '../../src/table/ways.ts';

const { NIGHTS = '25', SEED } = process.env;

/** Some way to sit down, with modules and house rules by chance. */
function sitting(random: Random): Setup {
  const some = allModules.map(({ id }) => id).filter(() => random.once(2));
  // The Marshal player may want a prison.
  const modules = some.includes('marshal') ? [...new Set([...some, 'prison'])] : some;
  const besides: Fixed = { house: {}, parts: { ...baseGame, modules }, expert: random.once(2) };
  return agreed(new Steering().plan(random, random.pick(waysFor({ house: {}, modules })), besides).draft);
}

test('a question that is asked anew is the same one', () => {
  fc.assert(
    fc.property(fc.nat({ max: 1_000_000 }), (seed) => {
      const random = new Random(seed);
      const setup = sitting(random);
      const kit = kitFor(setup);
      const game = newGame(newState(setup), kit);
      run(game);
      for (let { question } = game.state; question; question = game.state.question) {
        const again = newGame(structuredClone(game.state), kit);
        reask(again);
        expect(again.state).toEqual(game.state);
        const who = random.pick(waiting(question));
        expect(answer(game, random.pick(optionsOf(question, who)).key, question.id, who)).toBeUndefined();
      }
    }),
    { numRuns: Number(NIGHTS), ...(SEED !== undefined && { seed: Number(SEED) }) },
  );
}, 600_000);
