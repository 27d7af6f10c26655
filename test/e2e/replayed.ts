import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';

export interface Replayed {
  readonly rounds: number;
  readonly score: unknown;
  readonly winners: string[];
  readonly conflicts: unknown;
}

/** What `npm run -s replay` makes of the only save in that data folder. */
export function replayed(data: string): Replayed {
  const nights = join(data, 'nights');
  const files = readdirSync(nights).map((name) => join(nights, name));
  expect(files).toHaveLength(1);
  const run = ['scripts/run.mjs', 'replay', ...files, '--json'];
  return JSON.parse(spawnSync(process.execPath, run, { encoding: 'utf8' }).stdout);
}
