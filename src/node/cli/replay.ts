/** `npm run -s replay -- NIGHT.jsonl [--json]`: a save told in words, from its first entry to the count. */
import { readFile } from 'node:fs/promises';
import { Command } from 'commander';
import type { Entry, Opened } from '../../ledger/entries.ts';
import { fold, standing } from '../../ledger/fold.ts';
import { conflictsOf } from '../../ledger/night.ts';
import { readSave } from '../../ledger/save.ts';
import { texts } from '../../text/index.ts';

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

async function entriesOf(path: string): Promise<[Opened, ...Entry[]]> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) =>
    fail(`${path} cannot be read (${error.code}). Name a file of the folder nights.`),
  );
  const read = readSave(text);
  if (!read.ok && read.code === 'newer')
    fail(`${path} was written by a newer Caboose (format ${read.format}). Update Caboose to open it.`);
  if (!read.ok) fail(`${path} is not a night of Caboose.`);
  if (read.dropped > 0) console.error(`${read.dropped} unfinished or damaged line(s) at the end were left out.`);
  return read.entries as [Opened, ...Entry[]];
}

const entries = await entriesOf(program.args[0] as string);
const night = fold(entries[0], standing(entries).deeds);
const { game, facts } = night;
const conflicts = conflictsOf(night);
const { score, round } = game.state;
const steps = facts.map((fact) => ({ is: fact.is, text: texts.say(fact), cites: fact.cites }));

if (program.opts<{ json: boolean }>().json) {
  const { totals = {}, winners = [] } = score ?? {};
  console.log(JSON.stringify({ rounds: round?.number ?? 0, steps, score: totals, winners, conflicts }));
} else {
  for (const { text } of steps) if (text !== '') console.log(text);
  for (const { n, why } of conflicts) console.log(`Entry ${n} no longer fits: ${why}`);
  if (!score) console.log(`The night is not over: round ${round?.number ?? 0} of 5.`);
}
