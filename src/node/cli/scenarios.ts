/** `npm run -s scenarios -- FILE… [--json]`: the rules' cases as data, run against the real rules. */
import { readFile } from 'node:fs/promises';
import { Command } from 'commander';
import { parse } from 'yaml';
import { runScenario, type Verdict } from '../../sim/scenario/runner.ts';

const program = new Command('scenarios')
  .argument('<files...>', 'YAML files, each a list of scenarios')
  .option('--json', 'one object with the counts, the failures and what was skipped')
  .parse();

/** Every scenario of a file; a file that cannot be read is one failure with the reason. */
async function verdicts(file: string): Promise<Verdict[]> {
  let list: unknown;
  try {
    list = parse(await readFile(file, 'utf8'));
  } catch (error) {
    return [{ id: file, result: 'failed', why: `cannot be read: ${(error as Error).message}` }];
  }
  if (!Array.isArray(list)) return [{ id: file, result: 'failed', why: 'is not a list of scenarios' }];
  return list.map(runScenario);
}

const all = (await Promise.all(program.args.map(verdicts))).flat();
const seen = new Set<string>();
for (const [at, verdict] of all.entries()) {
  if (seen.has(verdict.id)) all[at] = { id: verdict.id, result: 'failed', why: 'another scenario has the same id' };
  seen.add(verdict.id);
}
const failures = all.filter((one) => one.result === 'failed');
const skipped = all.filter((one) => one.result === 'skipped');
const passed = all.length - failures.length - skipped.length;

if (program.opts<{ json?: boolean }>().json)
  console.log(
    JSON.stringify({
      passed,
      failed: failures.length,
      skipped: skipped.map(({ id, needs }) => ({ id, needs })),
      failures: failures.map(({ id, why }) => ({ id, why })),
    }),
  );
else {
  for (const { id, why } of failures) console.log(`FAILED ${id}: ${why}`);
  for (const { id, needs } of skipped) console.log(`skipped ${id}: needs ${needs.join(', ')}`);
  console.log(`${passed} passed, ${failures.length} failed, ${skipped.length} skipped`);
}
process.exitCode = failures.length > 0 ? 1 : 0;
