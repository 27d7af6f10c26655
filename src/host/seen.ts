/** The number of the newest tap handled from each reader, kept over restarts so that a reader repeats nothing old. */
import type { SeenStore } from './reader/link-options.ts';
import type { Storage } from './storage.ts';

const FILE = 'reader';

export async function seenStore(storage: Storage): Promise<SeenStore> {
  const kept = await storage.readJson(FILE).catch(() => undefined);
  const seen: Record<string, number> = {};
  for (const [device, last] of Object.entries((kept as object | null) ?? {}))
    if (typeof last === 'number') seen[device] = last;
  return {
    get: (device) => seen[device] ?? null,
    set(device, last) {
      seen[device] = last;
      // Not waited for: a number lost in a crash makes the reader repeat a tap, and the ledger knows it again.
      storage.writeJson(FILE, seen).catch(() => undefined);
    },
  };
}
