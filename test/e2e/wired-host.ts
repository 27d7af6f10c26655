/** The built Node host with a reader on a real serial device node, its files in a folder of its own. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Tags, tagsFile } from '../../src/table/tags.ts';
import { launchHost, type RunningHost, scratchFolder } from './launch.ts';
import { WiredReader } from './wired-reader.ts';

export interface WiredHost {
  /** Where it keeps nights and cards. */
  readonly data: string;
  readonly reader: WiredReader;
  readonly host: RunningHost;
  close(): Promise<void>;
}

/** @param cards that it knows from the start; none if left out */
export async function wiredHost(cards?: Tags): Promise<WiredHost> {
  const folder = scratchFolder();
  const data = join(folder.path, 'data');
  mkdirSync(data, { recursive: true });
  if (cards) writeFileSync(join(data, 'cards.json'), JSON.stringify(tagsFile(cards)));
  const reader = await WiredReader.open();
  const host = await launchHost(folder.path, ['--port', '0', '--reader', reader.path]);
  const close = async () => {
    await host.stop();
    await reader.close();
    folder.remove();
  };
  return { data, reader, host, close };
}
