import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { withLock } from '../../scripts/lock.mjs';
import { temporaryFolder } from '../node/fixtures.ts';

test('work under one lock is done one after the other, also when it fails', async () => {
  const lock = join(temporaryFolder(), 'lock');
  const log: string[] = [];
  const work = (name: string) =>
    withLock(lock, async () => {
      log.push(`${name} begins`);
      await wait(50);
      log.push(`${name} ends`);
      throw new Error(name);
    });
  const results = await Promise.allSettled([work('a'), work('b')]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  expect(existsSync(lock)).toBe(false);
});

test('the lock of a process that is gone is taken over', async () => {
  const lock = join(temporaryFolder(), 'lock');
  // No system has a process of this number.
  writeFileSync(lock, '999999999');
  expect(await withLock(lock, () => 'done')).toBe('done');
});
