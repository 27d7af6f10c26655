import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Recorder } from '../host/reader/recorder.ts';

/** Begins a file in the folder `recordings` of the data folder, named by the moment. Only its owner can read it. */
export function recordInto(folder: string): Recorder {
  const recordings = join(folder, 'recordings');
  mkdirSync(recordings, { recursive: true, mode: 0o700 });
  const moment = new Date().toISOString().replace(/[:.]/g, '-').slice(0, -1);
  const path = join(recordings, `reader-${moment}.bin`);
  const file = createWriteStream(path, { mode: 0o600, flags: 'wx' });
  let broken = false;
  file.on('error', () => {
    broken = true;
  });
  return {
    path,
    write: (bytes) => void (broken || file.write(bytes)),
    end: () => void file.end(),
  };
}
