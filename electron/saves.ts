/** Saves as files of the system: opened by a double click, from the menu, and copied to elsewhere. */
import { copyFile, readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { type BrowserWindow, dialog } from 'electron';
import type { HostPort } from '../src/messages/host.ts';

/** `caboose` is what the system knows as ours; the nights in the data folder are the same text under another name. */
const endings = ['caboose', 'jsonl'];
const filters = [{ name: 'Caboose nights', extensions: endings }];
/** No night is as long, in bytes. */
const LONGEST = 4_000_000;

/** The saves among the arguments of a start. */
export const savesIn = (args: readonly string[]): string[] =>
  args.filter((arg) => !arg.startsWith('-') && endings.includes(extname(arg).slice(1).toLowerCase()));

/** Takes in a file; what is wrong with it is said on the screen, as for one that was dragged in. */
export async function takeSave(host: HostPort, path: string): Promise<void> {
  const file = (await isShort(path)) ? await readFile(path, 'utf8').catch(() => '') : '';
  await host.send({ do: 'import-night', file });
}

const isShort = (path: string): Promise<boolean> =>
  stat(path).then(
    (stats) => stats.isFile() && stats.size <= LONGEST,
    () => false,
  );

export async function chooseSave(host: HostPort, window: BrowserWindow): Promise<void> {
  const { filePaths } = await dialog.showOpenDialog(window, { filters, properties: ['openFile'] });
  const [path] = filePaths;
  if (path !== undefined) await takeSave(host, path);
}

/** Copies the night of that id from the data folder to where the person says. */
export async function copySave(dataDir: string, id: string, window: BrowserWindow): Promise<void> {
  const { filePath } = await dialog.showSaveDialog(window, { filters, defaultPath: `${id}.caboose` });
  if (!filePath) return;
  try {
    await copyFile(join(dataDir, 'nights', `${id}.jsonl`), filePath);
  } catch (error) {
    dialog.showErrorBox('The copy could not be written', error instanceof Error ? error.message : String(error));
  }
}
