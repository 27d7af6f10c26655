import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { HEAD_BYTES, type NightHead, type SaveFile, type Storage, StorageError } from '../host/storage.ts';
import { NightFile } from './night-file.ts';
import { asStorageError, syncFolder } from './storage-errors.ts';

const suffix = '.jsonl';

/**
 * The Storage on disk: nights are `nights/<id>.jsonl`, everything else is `<name>.json`, both in `folder`, which is made when missing.
 * Only the person who runs Caboose can read what it makes.
 */
export async function openSaveFolder(folder: string): Promise<Storage> {
  const nights = join(folder, 'nights');
  await mapped(() => mkdir(nights, { recursive: true, mode: 0o700 }));
  const nightPath = (id: string) => join(nights, `${checked(id)}${suffix}`);
  const jsonPath = (name: string) => join(folder, `${checked(name)}.json`);

  return {
    folder,
    list: () => mapped(() => listNights(nights)),
    create: (id) =>
      mapped(async (): Promise<SaveFile> => {
        const handle = await open(nightPath(id), 'wx', 0o600);
        // Else a power cut could leave the entries without a name to find them by.
        await syncFolder(nights);
        return new NightFile(handle, Buffer.alloc(0));
      }),
    open: (id) =>
      mapped(async () => {
        const handle = await open(nightPath(id), 'r+');
        const { size } = await handle.stat();
        const content = Buffer.alloc(size);
        await handle.read(content, 0, size, 0);
        return { text: content.toString('utf8'), file: new NightFile(handle, content) };
      }),
    readJson: (name) => mapped(() => readJson(jsonPath(name))),
    writeJson: (name, value) =>
      mapped(() => replaceFile(folder, jsonPath(name), `${JSON.stringify(value, null, 2)}\n`)),
  };
}

/** No id leads out of the folder, to a hidden file, or to another kind of file. */
function checked(id: string): string {
  if (/^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/.test(id)) return id;
  throw new StorageError('other', `"${id}" cannot be the name of a file`);
}

async function mapped<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw asStorageError(error);
  }
}

async function listNights(folder: string): Promise<NightHead[]> {
  const found: NightHead[] = [];
  for (const name of await readdir(folder)) {
    if (!name.endsWith(suffix)) continue;
    const night = await readHead(join(folder, name), name.slice(0, -suffix.length));
    if (night) found.push(night);
  }
  return found.sort((a, b) => b.at - a.at);
}

/** Null for what is no plain file or may not be read: one bad file does not hide the others. */
async function readHead(path: string, id: string): Promise<NightHead | null> {
  try {
    const stats = await stat(path);
    if (!stats.isFile()) return null;
    const handle = await open(path, 'r');
    try {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
      return { id, head: buffer.toString('utf8', 0, bytesRead), at: stats.mtimeMs };
    } finally {
      await handle.close();
    }
  } catch {
    return null;
  }
}

async function readJson(path: string): Promise<unknown> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new StorageError('other', `${path} is not JSON`, { cause: error });
  }
}

/** Writes beside the file and then puts the new one in its place, so that a crash leaves one of the two whole. */
async function replaceFile(folder: string, path: string, text: string): Promise<void> {
  const beside = `${path}.${process.pid}.new`;
  try {
    const handle = await open(beside, 'w', 0o600);
    try {
      await handle.writeFile(text);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(beside, path);
    await syncFolder(folder);
  } catch (error) {
    await rm(beside, { force: true }).catch(() => {});
    throw error;
  }
}
