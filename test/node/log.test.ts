import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openLog } from '../../src/node/log.ts';
import { reportsInto } from '../../src/node/reports.ts';

function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'caboose-log-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test('a line has its moment, and is on disk at once', () => {
  const folder = scratch();
  openLog(folder).say('the reader is gone\n  at some line');
  expect(readFileSync(join(folder, 'logs', 'caboose.log'), 'utf8')).toMatch(
    /^\d{4}-\d\d-\d\dT[\d:.]+Z the reader is gone \| at some line\n$/,
  );
});

test('the log begins anew when it is full, and two older ones are kept', () => {
  const folder = scratch();
  const log = openLog(folder, 500);
  for (let line = 1; line <= 100; line++) log.say(`line ${line}`);
  const files = readdirSync(join(folder, 'logs')).sort();
  expect(files).toEqual(['caboose.1.log', 'caboose.2.log', 'caboose.log']);
  for (const file of files) expect(statSync(join(folder, 'logs', file)).size).toBeLessThan(600);
  const tail = log.tail(12).map((line) => line.replace(/^\S+ /, ''));
  expect(tail).toEqual(Array.from({ length: 12 }, (_, at) => `line ${89 + at}`));
});

test('a folder that takes no log stops nothing', () => {
  const folder = scratch();
  writeFileSync(join(folder, 'logs'), 'a file where the folder should be');
  expect(() => openLog(folder).say('anything')).not.toThrow();
  expect(openLog(folder).tail(5)).toEqual([]);
});

test('a report is kept for its owner alone, without the folders that bear a name', async () => {
  const folder = scratch();
  const log = openLog(folder);
  log.say('begins');
  const reporter = reportsInto(folder, log);
  const path = await reporter.write(JSON.stringify({ a: join(folder, 'nights'), b: join(homedir(), 'x') }));
  expect(path.startsWith(join(folder, 'reports', 'caboose-report-'))).toBe(true);
  expect(statSync(path).mode & 0o077).toBe(0);
  expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({ a: join('(data)', 'nights'), b: join('~', 'x') });
  expect(reporter.log()).toEqual([expect.stringContaining('begins')]);
});

test('a report that the disk refuses is said as any other trouble of it', async () => {
  const folder = scratch();
  mkdirSync(join(folder, 'data'));
  writeFileSync(join(folder, 'data', 'reports'), '');
  const reporter = reportsInto(join(folder, 'data'), openLog(folder));
  await expect(reporter.write('{}')).rejects.toMatchObject({ name: 'StorageError' });
});
