import { mkdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openSaveFolder } from '../../src/node/save-folder.ts';
import { temporaryFolder } from './fixtures.ts';

async function saves() {
  const folder = join(temporaryFolder(), 'deep', 'down');
  const storage = await openSaveFolder(folder);
  return { storage, folder, night: (id: string) => join(folder, 'nights', `${id}.jsonl`) };
}

describe('a night', () => {
  test('holds the lines in the order in which they were given', async () => {
    const { storage, night } = await saves();
    const file = await storage.create('one');
    await Promise.all([1, 2, 3].map((n) => file.append(`{"n":${n},"é":"ö"}`)));
    expect(readFileSync(night('one'), 'utf8')).toBe('{"n":1,"é":"ö"}\n{"n":2,"é":"ö"}\n{"n":3,"é":"ö"}\n');
    await file.close();
  });

  test('is opened with all that it holds, and goes on where it ended', async () => {
    const { storage } = await saves();
    const first = await storage.create('one');
    await first.append('a');
    await first.close();
    const { text, file } = await storage.open('one');
    expect(text).toBe('a\n');
    await file.append('b');
    await file.close();
    const again = await storage.open('one');
    expect(again.text).toBe('a\nb\n');
    await again.file.close();
  });

  test('that ends in half a line can be cut, counted in bytes', async () => {
    const { storage, night } = await saves();
    writeFileSync(night('torn'), 'é\n{"half');
    const { file } = await storage.open('torn');
    await file.truncate(Buffer.byteLength('é\n'));
    await file.append('b');
    expect(readFileSync(night('torn'), 'utf8')).toBe('é\nb\n');
    await expect(file.truncate(100)).rejects.toMatchObject({ code: 'other' });
    await file.close();
  });

  test('that ends in half a line does not swallow the next one', async () => {
    const { storage, night } = await saves();
    writeFileSync(night('torn'), 'a\n{"half');
    const { file } = await storage.open('torn');
    await file.append('b');
    expect(readFileSync(night('torn'), 'utf8')).toBe('a\n{"half\nb\n');
    await file.close();
  });

  test('is not made twice, nor found where there is none', async () => {
    const { storage } = await saves();
    await (await storage.create('one')).close();
    await expect(storage.create('one')).rejects.toMatchObject({ code: 'other' });
    await expect(storage.open('two')).rejects.toMatchObject({ code: 'gone' });
  });

  test('that was deleted under our hands says so', async () => {
    const { storage, night } = await saves();
    const file = await storage.create('one');
    await file.append('a');
    rmSync(night('one'));
    await expect(file.append('b')).rejects.toMatchObject({ name: 'StorageError', code: 'gone' });
    await file.close();
  });

  test.runIf(process.platform === 'linux')('says when the disk is full, each time, and goes on after it', async () => {
    const { storage, night } = await saves();
    symlinkSync('/dev/full', night('full'));
    const { file } = await storage.open('full');
    await expect(file.append('a')).rejects.toMatchObject({ code: 'disk-full' });
    await expect(file.append('b')).rejects.toMatchObject({ code: 'disk-full' });
    await file.close();
  });

  test('is for its owner alone', async () => {
    const { storage, night } = await saves();
    await (await storage.create('one')).close();
    expect(statSync(night('one')).mode & 0o077).toBe(0);
  });

  test.each(['', '.', '..', '../x', 'a/b', 'a\\b', '.hidden', 'a\0b', 'x'.repeat(101)])(
    'cannot be called %j',
    async (id) => {
      const { storage } = await saves();
      await expect(storage.create(id)).rejects.toMatchObject({ code: 'other' });
      await expect(storage.open(id)).rejects.toMatchObject({ code: 'other' });
      await expect(storage.writeJson(id, 1)).rejects.toMatchObject({ code: 'other' });
    },
  );
});

describe('the list of nights', () => {
  test('has the latest first, their beginnings, and nothing else that lies there', async () => {
    const { storage, folder, night } = await saves();
    writeFileSync(night('old'), 'o'.repeat(100_000));
    writeFileSync(night('new'), 'n');
    await utimes(night('old'), 1, 1);
    writeFileSync(join(folder, 'nights', 'notes.txt'), '');
    mkdirSync(night('folder'));
    symlinkSync('/dev/zero', night('device'));
    symlinkSync('/nowhere', night('dangling'));
    const list = await storage.list();
    expect(list.map(({ id, head }) => [id, head.length])).toEqual([
      ['new', 1],
      ['old', 32_768],
    ]);
    expect(list[1]?.at).toBe(1000);
  });
});

describe('a JSON file', () => {
  test('is replaced whole, and leaves nothing beside it', async () => {
    const { storage, folder } = await saves();
    expect(await storage.readJson('cards')).toBeUndefined();
    await storage.writeJson('cards', { a: 1 });
    await storage.writeJson('cards', { a: 2 });
    expect(await storage.readJson('cards')).toEqual({ a: 2 });
    expect((await readdir(folder)).sort()).toEqual(['cards.json', 'nights']);
  });

  test('that is none is refused', async () => {
    const { storage, folder } = await saves();
    writeFileSync(join(folder, 'cards.json'), '{');
    await expect(storage.readJson('cards')).rejects.toMatchObject({ code: 'other' });
  });

  test('that cannot be written leaves the old one', async () => {
    const { storage } = await saves();
    await storage.writeJson('cards', 1);
    const cyclic: { self?: unknown } = {};
    cyclic.self = cyclic;
    await expect(storage.writeJson('cards', cyclic)).rejects.toMatchObject({ code: 'other' });
    expect(await storage.readJson('cards')).toBe(1);
  });
});
