/** The entries of a whole simulated night, for benchmarks, torture and tests. */
import type { Entry, Opened } from '../ledger/entries.ts';
import { readSave } from '../ledger/save.ts';
import { MemoryStorage } from './memory-storage.ts';
import { simulateNight } from './simulated-night.ts';

/** A four-player night played to its count by people who make mistakes, as its save file. */
export async function recordedSave(seed: number): Promise<string> {
  const storage = new MemoryStorage();
  const way = { mode: 'standard', players: 4 };
  const { violations } = await simulateNight({ seed, way, fixed: { expert: false, taps: 'scheming' }, storage });
  if (violations.length > 0) throw new Error(`the night of seed ${seed} went wrong: ${violations.join('; ')}`);
  return [...storage.nights.values()][0] ?? '';
}

export async function recordedNight(seed: number): Promise<[Opened, ...Entry[]]> {
  const read = readSave(await recordedSave(seed));
  if (!read.ok) throw new Error(read.code);
  return read.entries as [Opened, ...Entry[]];
}
