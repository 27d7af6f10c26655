import { mkdir, writeFile } from 'node:fs/promises';
import { arch, homedir, platform, release } from 'node:os';
import { join } from 'node:path';
import type { Reporter } from '../host/report.ts';
import type { Log } from './log.ts';
import { asStorageError } from './storage-errors.ts';

const LINES = 200;

/** Reports go to the folder `reports` of the data folder, named by the moment. Only their owner can read them. */
export function reportsInto(folder: string, log: Log): Reporter {
  const { node, electron } = process.versions;
  return {
    about: { system: `${platform()} ${release()} ${arch()}`, node, ...(electron && { electron }) },
    log: () => log.tail(LINES),
    async write(text) {
      const reports = join(folder, 'reports');
      const moment = new Date().toISOString().replace(/[:.]/g, '-').slice(0, -1);
      const path = join(reports, `caboose-report-${moment}.json`);
      try {
        await mkdir(reports, { recursive: true, mode: 0o700 });
        await writeFile(path, withoutFolders(text, folder), { mode: 0o600, flag: 'wx' });
      } catch (error) {
        throw asStorageError(error);
      }
      return path;
    },
  };
}

/** A path often bears a person's name: as it stands in JSON, it is cut to its end. */
function withoutFolders(text: string, data: string): string {
  const inJson = (path: string) => JSON.stringify(path).slice(1, -1);
  return text.replaceAll(inJson(data), '(data)').replaceAll(inJson(homedir()), '~');
}
