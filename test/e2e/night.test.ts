/** The whole of it: a real device node, the built Node host, a real browser, a night of five rounds, the golden count. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { count4, night4 } from '../golden/script.ts';
import { launchBrowser } from './launch.ts';
import { NightDriver } from './night-driver.ts';
import { replayed } from './replayed.ts';
import { type WiredHost, wiredHost } from './wired-host.ts';

let wired: WiredHost;
let browser: Browser;

beforeAll(async () => {
  wired = await wiredHost();
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  await wired?.close();
});

test('forty cards enrolled by tap, a night of five rounds by tap and click, the golden count', async () => {
  const complaints: string[] = [];
  const page = await browser.newPage({ viewport: { width: 1920, height: 1080 }, reducedMotion: 'reduce' });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await page.goto(wired.host.url);
  const people = new NightDriver(page, wired.reader, night4());
  await people.playTo(count4());
  expect(complaints).toEqual([]);
  const { totals, winners } = count4();
  expect(replayed(wired.data)).toMatchObject({ rounds: 5, score: totals, winners, conflicts: [] });
}, 180_000);
