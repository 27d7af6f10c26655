/**
 * `npm run -s torture -- --minutes N --seed S [--crashes N]`: kills the host at random moments of a demo and opens
 * what it left; nothing that was shown may be missing.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Command, InvalidArgumentError } from 'commander';
import { crashRun } from '../crash-run.ts';

const hostScript = fileURLToPath(new URL('./host.mjs', import.meta.url));

const amount = (text: string): number => {
  if (!/^\d+(\.\d+)?$/.test(text)) throw new InvalidArgumentError('It is a number.');
  return Number(text);
};

const { minutes, seed, crashes } = new Command('torture')
  .requiredOption('--minutes <number>', 'for how long at most', amount)
  .requiredOption('--seed <number>', 'the same seed kills at the same moments', amount)
  .option('--crashes <number>', 'how many kills at most', amount, Number.POSITIVE_INFINITY)
  .exitOverride((end) => process.exit(end.exitCode === 0 ? 0 : 2))
  .parse()
  .opts<{ minutes: number; seed: number; crashes: number }>();

const end = performance.now() + minutes * 60_000;
let runs = 0;
let entries = 0;
let failed = 0;
for (; runs < crashes && performance.now() < end; runs++) {
  const dataDir = await mkdtemp(join(tmpdir(), 'caboose-torture-'));
  const run = await crashRun({ seed: seed + runs, dataDir, hostScript });
  if (run.ok) entries += run.entriesShown;
  else {
    failed++;
    console.log(`seed ${seed + runs}: ${run.why}`);
    console.log(`  again: npm run -s torture -- --minutes 1 --seed ${seed + runs} --crashes 1`);
  }
  await rm(dataDir, { recursive: true, force: true });
}
console.log(`${runs} kills, ${entries} entries shown before them, ${failed} with something lost`);
process.exitCode = failed > 0 ? 1 : 0;
