/** `npm run -s replay -- NIGHT.jsonl [--json]`: a save told in words, from its first entry to the count. */
import { readFile } from 'node:fs/promises';
import { Command } from 'commander';
import { tellNight } from '../replay.ts';

const program = new Command('replay')
  .argument('<night>', 'a save file')
  .option('--json', 'one object: rounds, steps, score, winners, conflicts', false)
  .exitOverride((end) => process.exit(end.exitCode === 0 ? 0 : 2))
  .parse();

/** Ends with a sentence that says what to do. */
function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

const path = program.args[0] as string;
const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) =>
  fail(`${path} cannot be read (${error.code}). Name a file of the folder nights.`),
);
const told = tellNight(text);
if (typeof told === 'string') fail(`${path} ${told}`);
const { dropped, ...night } = told;
if (dropped > 0) console.error(`${dropped} unfinished or damaged line(s) at the end were left out.`);

if (program.opts<{ json: boolean }>().json) console.log(JSON.stringify(night));
else {
  for (const step of night.steps) if (step.text !== '') console.log(step.text);
  for (const { n, why } of night.conflicts) console.log(`Entry ${n} no longer fits: ${why}`);
  if (night.winners.length === 0) console.log(`The night is not over: round ${night.rounds} of 5.`);
}
