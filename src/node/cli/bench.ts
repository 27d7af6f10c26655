/** `npm run -s bench -- rules|latency|startup|undo|recovery|replug [--json]`: the figures of the README, as measured here and now. */
import { fileURLToPath } from 'node:url';
import { Argument, Command, Option } from 'commander';
import { buildFirmware } from '../bench/firmware.ts';
import { benchLatency } from '../bench/latency.ts';
import { benchRecovery } from '../bench/recovery.ts';
import { benchReplug } from '../bench/replug.ts';
import { type Figures, machine } from '../bench/report.ts';
import { benchRules } from '../bench/rules.ts';
import { benchStartup } from '../bench/startup.ts';
import { benchUndo } from '../bench/undo.ts';

const hostScript = fileURLToPath(new URL('./host.mjs', import.meta.url));

const recoveryScripts = {
  build: fileURLToPath(new URL('../../scripts/firmware.mjs', import.meta.url)),
  hex: fileURLToPath(new URL('../firmware/ttr-uno.hex', import.meta.url)),
  self: fileURLToPath(import.meta.url),
};

const benches: Record<string, () => Figures | Promise<Figures>> = {
  rules: benchRules,
  latency: () => benchLatency(hostScript, buildFirmware(recoveryScripts)),
  startup: () => benchStartup(hostScript),
  undo: benchUndo,
  replug: benchReplug,
  recovery: () => benchRecovery(recoveryScripts, program.opts<{ share?: string }>().share ?? null),
};
/** Named by the design and not built yet. */
const later = ['odds', 'motion'];

const program = new Command('bench')
  .addArgument(new Argument('<what>', 'which figure').choices([...Object.keys(benches), ...later]))
  .option('--json', 'one object on the last line', false)
  .addOption(new Option('--share <first+count>', 'seeds for one process of recovery').hideHelp())
  .exitOverride((end) => process.exit(end.exitCode === 0 ? 0 : 2))
  .parse();

const what = program.args[0] as string;
const bench = benches[what];
if (!bench) {
  console.error(`bench ${what} is not built yet.`);
  process.exit(2);
}
const measured = await bench();
const figures = { ...measured, machine: machine() };
if (program.opts<{ json: boolean }>().json) console.log(JSON.stringify(figures));
else for (const [name, value] of Object.entries(figures)) console.log(name.padEnd(20), value);
process.exit(measured.failed ? 1 : 0);
