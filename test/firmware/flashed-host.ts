import { GameHost, type HostOptions } from '../../src/host/game-host.ts';
import { seenStore } from '../../src/host/seen.ts';
import { EmulatedReader } from '../../src/node/emulator/emulated-reader.ts';
import { MemoryStorage } from '../../src/sim/memory-storage.ts';
import { Random } from '../../src/sim/random.ts';
import { flashedProgram } from './build.ts';

/** A host of its own that finds the flashed reader on any port, both in simulated time. */
export async function flashedHost(options: Pick<HostOptions, 'virtualTags'> = {}) {
  const random = new Random(1);
  const reader = new EmulatedReader({ program: await flashedProgram(), random: () => random.next() });
  const storage = new MemoryStorage();
  const host = new GameHost({
    version: 'test',
    storage,
    clock: reader.clock,
    random: () => 0,
    seen: await seenStore(storage),
    portsFor: () => reader,
    ...options,
  });
  return { reader, host };
}
