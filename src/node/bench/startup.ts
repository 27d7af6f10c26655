/** From starting `node` on the built host to its `ready` line. */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Figures, percentile } from './report.ts';

const SAMPLES = 10;

export async function benchStartup(hostScript: string): Promise<Figures> {
  const taken: number[] = [];
  for (let sample = 0; sample < SAMPLES; sample++) {
    const folder = await mkdtemp(join(tmpdir(), 'caboose-bench-'));
    const start = performance.now();
    const host = spawn(process.execPath, [hostScript, '--headless', '--reader', 'none', '--data', folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await new Promise<void>((resolve) => host.stdout.once('data', () => resolve()));
    taken.push(performance.now() - start);
    const ended = new Promise((resolve) => host.once('exit', resolve));
    host.kill();
    await ended;
    await rm(folder, { recursive: true, force: true });
  }
  return { p50: percentile(taken, 0.5), p99: percentile(taken, 0.99), samples: SAMPLES };
}
