/** `npm run -s scenarios -- FILE… [--json]`: the rules' cases as data, run against the real rules. */
import { readFile } from 'node:fs/promises';
import { Command } from 'commander';
import { parse } from 'yaml';
import { runScenarios, type Verdict } from '../../sim/scenario/runner.ts';

const program = new Command('scenarios')
  .argument('<files...>', 'YAML files, each a list of scenarios')
  .option('--json', 'one object with the counts, the failures and what was skipped')
  .parse();

const unread: Verdict[] = [];
const unreadable = (file: string, why: string) => {
  unread.push({ id: file, result: 'failed', why });
  return [];
};

/** Every scenario of a file; a file that cannot be read is one failure with the reason. */
async function scenariosOf(file: string): Promise<unknown[]> {
  try {
    const list: unknown = parse(await readFile(file, 'utf8'));
    return Array.isArray(list) ? list : unreadable(file, 'is not a list of scenarios');
  } catch (error) {
    return unreadable(file, `cannot be read: ${(error as Error).message}`);
  }
}

const values = (await Promise.all(program.args.map(scenariosOf))).flat();
const all = [...unread, ...runScenarios(values)];
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
