/** The whole of it: a real device node, the built Node host, a real browser, a night of five rounds, the golden count. */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { count4, night4 } from '../golden/script.ts';
import { launchBrowser, launchHost, type RunningHost, scratchFolder } from './launch.ts';
import { NightDriver } from './night-driver.ts';
import { WiredReader } from './wired-reader.ts';

const folder = scratchFolder();
let reader: WiredReader;
let host: RunningHost;
let browser: Browser;

beforeAll(async () => {
  reader = await WiredReader.open();
  host = await launchHost(folder.path, ['--port', '0', '--reader', reader.path]);
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  await host?.stop();
  await reader?.close();
  folder.remove();
});

/** What `npm run -s replay` makes of the only save there is. */
function replayed(): { rounds: number; score: unknown; winners: unknown; conflicts: unknown } {
  const nights = join(folder.path, 'data', 'nights');
  const files = readdirSync(nights).map((name) => join(nights, name));
  expect(files).toHaveLength(1);
  const { stdout } = spawnSync(process.execPath, ['scripts/run.mjs', 'replay', ...files, '--json'], {
    encoding: 'utf8',
  });
  return JSON.parse(stdout);
}

test('forty cards enrolled by tap, a night of five rounds by tap and click, the golden count', async () => {
  const complaints: string[] = [];
  const page = await browser.newPage({ viewport: { width: 1920, height: 1080 }, reducedMotion: 'reduce' });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await page.goto(host.url);
  const people = new NightDriver(page, reader, night4());
  await people.playTo(count4());
  expect(complaints).toEqual([]);
  const { totals, winners } = count4();
  expect(replayed()).toMatchObject({ rounds: 5, score: totals, winners, conflicts: [] });
}, 180_000);
