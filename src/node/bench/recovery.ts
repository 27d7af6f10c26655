/** Whether the compiled firmware and the link between them lose nothing: many seeds of a recovery run. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { text } from 'node:stream/consumers';
import { buildFirmware, type FirmwareFiles, readFirmware } from './firmware.ts';
import { recoveryRun } from './recovery-run.ts';
import type { Figures } from './report.ts';

const SEEDS = 100;
const CARDS = 40;
/** Runs in which nothing survives a restart: they show that the others could fail. */
const CONTROLS = 2;

export interface RecoveryScripts extends FirmwareFiles {
  /** The program that we are, to be started again on each core. */
  readonly self: string;
}

/** @param share of another process: its first seed and how many; null for all, spread over the cores */
export async function benchRecovery(scripts: RecoveryScripts, share: string | null): Promise<Figures> {
  if (share !== null) {
    const [first = 0, count = 0] = share.split('+').map(Number);
    return runSeeds(readFirmware(scripts), first, count);
  }
  const program = buildFirmware(scripts);
  const cores = availableParallelism();
  const shares = Array.from({ length: cores }, (_, core) => {
    const first = Math.floor((core * SEEDS) / cores);
    return `${first + 1}+${Math.floor(((core + 1) * SEEDS) / cores) - first}`;
  });
  const [parts, control] = await Promise.all([
    Promise.all(shares.map((one) => runElsewhere(scripts.self, one))),
    runControls(program),
  ]);
  const total: Figures = { samples: 0 };
  for (const part of parts) for (const [name, value] of Object.entries(part)) total[name] = (total[name] ?? 0) + value;
  return { ...total, ...control };
}

async function runSeeds(program: Uint16Array, first: number, count: number): Promise<Figures> {
  const total = { seeds: 0, failed: 0, cards: 0, flips: 0, drops: 0, cuts: 0, resets: 0, powerCuts: 0, appRestarts: 0 };
  let simulatedSeconds = 0;
  for (let seed = first; seed < first + count; seed++) {
    const run = await recoveryRun({ program, seed, cards: CARDS });
    if (!run.isExact) console.error(`seed ${seed}: laid ${run.laid.join(' ')}\n  taken ${run.taken.join(' ')}`);
    total.seeds++;
    total.failed += run.isExact ? 0 : 1;
    total.cards += run.taken.length;
    simulatedSeconds += run.simulatedSeconds;
    for (const name of ['flips', 'drops', 'cuts', 'resets', 'powerCuts', 'appRestarts'] as const)
      total[name] += run[name];
  }
  return { ...total, simulatedSeconds, samples: total.cards };
}

async function runElsewhere(self: string, share: string): Promise<Record<string, number>> {
  const child = spawn(process.execPath, ['--enable-source-maps', self, 'recovery', '--share', share, '--json'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  const { machine: _, ...figures } = JSON.parse(said.trim().split('\n').at(-1) ?? '{}');
  return figures;
}

async function runControls(program: Uint16Array): Promise<Record<string, number>> {
  let failed = 0;
  for (let seed = 1; seed <= CONTROLS; seed++) {
    const run = await recoveryRun({ program, seed, cards: CARDS, wiped: true });
    failed += run.isExact ? 0 : 1;
  }
  return { controls: CONTROLS, controlsFailed: failed };
}
