import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lockFolder } from '../../src/node/folder-lock.ts';
import { StartError } from '../../src/node/start-error.ts';
import { temporaryFolder } from './fixtures.ts';

test('a folder is locked once, until it is let go', async () => {
  const folder = join(temporaryFolder(), 'saves');
  const release = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(StartError);
  await release();
  await (await lockFolder(folder))();
});

test('two names of one folder are one folder, two folders are two', async () => {
  const folder = temporaryFolder();
  const release = await lockFolder(join(folder, 'a'));
  symlinkSync(join(folder, 'a'), join(folder, 'alias'));
  await expect(lockFolder(join(folder, 'alias'))).rejects.toThrow('already open');
  await (await lockFolder(join(folder, 'b')))();
  await release();
});
