/** Nothing that was shown is lost, whenever the host is killed. CABOOSE_CRASHES says how often, CABOOSE_SEED where to begin. */
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { crashRun } from '../../src/node/crash-run.ts';
import { scratchFolder } from './launch.ts';

const folder = scratchFolder();
afterAll(() => folder.remove());

const crashes = Number(process.env.CABOOSE_CRASHES ?? 5);
const firstSeed = Number(process.env.CABOOSE_SEED ?? Date.now() % 1_000_000);
const seeds = Array.from({ length: crashes }, (_, at) => firstSeed + at);

test.each(seeds)('killed at a random moment, seed %i', async (seed) => {
  const again = `CABOOSE_CRASHES=1 CABOOSE_SEED=${seed} npm test -- test/e2e/crash.test.ts`;
  const outcome = await crashRun({
    seed,
    dataDir: join(folder.path, String(seed)),
    hostScript: resolve('dist/host/host.mjs'),
  });
  expect(outcome, again).toMatchObject({ ok: true });
});
