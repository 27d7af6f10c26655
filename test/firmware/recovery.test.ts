/** Nothing is lost and nothing comes twice, whatever the line does: samples of `npm run -s bench -- recovery`. */
import { beforeAll, describe, expect, test } from 'vitest';
import { recoveryRun } from '../../src/node/bench/recovery-run.ts';
import { BUILD_MS, canEmulate, flashedProgram } from './build.ts';

const CARDS = 40;
/** Enough to lose some. */
const FEW_CARDS = 20;
const RUN_MS = 120_000;

describe.runIf(canEmulate)('over a line that flips and drops bytes, with cuts, resets and power cuts', () => {
  let program: Uint16Array;
  beforeAll(async () => {
    program = await flashedProgram();
  }, BUILD_MS);

  test.each([1, 2, 3])('each card comes once and in order, seed %i', { timeout: RUN_MS }, async (seed) => {
    const run = await recoveryRun({ program, seed, cards: CARDS });
    expect(run.taken).toEqual(run.laid);
    // The line was as bad as it was to be.
    expect(run.flips + run.drops).toBeGreaterThan(50);
    expect(run.cuts + run.resets + run.powerCuts + run.appRestarts).toBeGreaterThan(5);
  });

  test.each([1, 2])(
    'with the memory wiped at each restart cards are lost, seed %i',
    { timeout: RUN_MS },
    async (seed) => {
      const run = await recoveryRun({ program, seed, cards: FEW_CARDS, wiped: true });
      expect(run.isExact).toBe(false);
      expect(run.taken.length).toBeLessThan(FEW_CARDS);
    },
  );
});
