import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openSaveFolder } from '../../src/node/save-folder.ts';
import { temporaryFolder } from './fixtures.ts';

/** Root may do everything, so root becomes nobody for the while. (Each file of tests runs in a process of its own.) */
async function asNobody<T>(work: () => Promise<T>): Promise<T> {
  if (process.getuid?.() !== 0) return work();
  process.seteuid?.(65_534);
  try {
    return await work();
  } finally {
    process.seteuid?.(0);
  }
}

const denied = { name: 'StorageError', code: 'no-permission' };

describe.skipIf(process.platform === 'win32')('without permission', () => {
  test('the folder cannot be made', async () => {
    const folder = temporaryFolder();
    chmodSync(folder, 0o555);
    await asNobody(() => expect(openSaveFolder(join(folder, 'saves'))).rejects.toMatchObject(denied));
  });

  test('nothing can be made or replaced in the folder', async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'nights'));
    chmodSync(join(folder, 'nights'), 0o555);
    chmodSync(folder, 0o555);
    await asNobody(async () => {
      const storage = await openSaveFolder(folder);
      await expect(storage.create('new')).rejects.toMatchObject(denied);
      await expect(storage.writeJson('cards', 1)).rejects.toMatchObject(denied);
      expect(await storage.list()).toEqual([]);
    });
  });

  test('a night of somebody else cannot be opened, and hides no other', async () => {
    const folder = temporaryFolder();
    chmodSync(folder, 0o755);
    const { create } = await openSaveFolder(folder);
    await (await create('theirs')).close();
    chmodSync(join(folder, 'nights', 'theirs.jsonl'), 0o000);
    writeFileSync(join(folder, 'nights', 'public.jsonl'), '', { mode: 0o644 });
    chmodSync(join(folder, 'nights'), 0o755);
    await asNobody(async () => {
      const storage = await openSaveFolder(folder);
      expect((await storage.list()).map(({ id }) => id)).toEqual(['public']);
      await expect(storage.open('theirs')).rejects.toMatchObject(denied);
    });
  });
});
