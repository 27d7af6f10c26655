/** `npm start -- --headless --demo`: from the command to the winner of a night that plays itself, without a touch. */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, readyUrl, scratchFolder } from './launch.ts';

const folder = scratchFolder();
let browser: Browser;
let start: ChildProcess;
let ended: Promise<number | null>;

beforeAll(async () => {
  browser = await launchBrowser();
  const args = ['scripts/start.mjs', '--headless', '--demo', '--port', '0', '--data', join(folder.path, 'data')];
  start = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  ended = new Promise((done) => start.once('exit', done));
});

afterAll(async () => {
  await browser?.close();
  start?.kill('SIGTERM');
  await ended;
  folder.remove();
});

test('a demonstration comes to its count', async () => {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(await readyUrl(start));
  await page.waitForSelector('[data-phase="schemin"]');
  await page.waitForSelector('[data-phase="over"] [data-winner]', { timeout: 100_000 });
  expect(await page.locator('[data-score]').count()).toBe(4);
  expect(complaints).toEqual([]);
}, 120_000);
