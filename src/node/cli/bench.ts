/** `npm run -s bench -- rules|latency|startup|undo [--json]`: the figures of the README, as measured here and now. */
import { fileURLToPath } from 'node:url';
import { Argument, Command } from 'commander';
import { benchLatency } from '../bench/latency.ts';
import { type Figures, machine } from '../bench/report.ts';
import { benchRules } from '../bench/rules.ts';
import { benchStartup } from '../bench/startup.ts';
import { benchUndo } from '../bench/undo.ts';

const hostScript = fileURLToPath(new URL('./host.mjs', import.meta.url));

const benches: Record<string, () => Figures | Promise<Figures>> = {
  rules: benchRules,
  latency: () => benchLatency(hostScript),
  startup: () => benchStartup(hostScript),
  undo: benchUndo,
};
/** Named by the design and not built yet. */
const later = ['recovery', 'odds', 'motion'];

const program = new Command('bench')
  .addArgument(new Argument('<what>', 'which figure').choices([...Object.keys(benches), ...later]))
  .option('--json', 'one object on the last line', false)
  .exitOverride((end) => process.exit(end.exitCode === 0 ? 0 : 2))
  .parse();

const what = program.args[0] as string;
const bench = benches[what];
if (!bench) {
  console.error(`bench ${what} is not built yet.`);
  process.exit(2);
}
const figures = { ...(await bench()), machine: machine() };
if (program.opts<{ json: boolean }>().json) console.log(JSON.stringify(figures));
else for (const [name, value] of Object.entries(figures)) console.log(name.padEnd(20), value);
process.exit(0);
