/** A record put right in a real browser on the real host: a pawn dragged, an entry amended, the train knocked over and rebuilt. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, launchHost, type RunningHost, scratchFolder } from './launch.ts';
import { beginNightOfFour } from './night-of-four.ts';

const folder = scratchFolder();
let host: RunningHost;
let browser: Browser;
let console: Page;
let screen: Page;
const complaints: string[] = [];

beforeAll(async () => {
  host = await launchHost(folder.path);
  browser = await launchBrowser();
  console = await browser.newPage({ viewport: { width: 1920, height: 1080 }, reducedMotion: 'reduce' });
  console.on('pageerror', (error) => complaints.push(error.message));
  await console.goto(host.url);
  screen = await browser.newPage({ reducedMotion: 'reduce' });
  await screen.goto(`${host.url}?face=screen`);
  await beginNight();
});

afterAll(async () => {
  await browser?.close();
  await host?.stop();
  folder.remove();
});

/** Two cards are laid: there is something to put right. */
async function beginNight(): Promise<void> {
  await beginNightOfFour(console);
  for (const [who, card] of [
    ['doc', 'loot'],
    ['belle', 'move'],
  ])
    await console.click(`[data-question="r1/t1/scheme.act/${who}"] [data-option="${card}"]`);
}

async function middle(selector: string): Promise<{ x: number; y: number }> {
  const box = await console.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not there`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('a pawn that was moved by mistake is dragged to where it stands, on every screen', async () => {
  const [from, to] = [await middle('[data-pawn="doc"]'), await middle('[data-place="1.roof"]')];
  await console.mouse.move(from.x, from.y);
  await console.mouse.down();
  await console.mouse.move(to.x, to.y, { steps: 5 });
  await console.mouse.up();
  await screen.waitForSelector('[data-pawn="doc"][data-space="1.roof"]');
  await console.waitForSelector('[data-question="r1/t1/scheme.act/tuco"]');
});

test('an earlier entry was another: both ways are shown, one is accepted, and all later ones are kept', async () => {
  await console.keyboard.press('l');
  await console.click('.log-line:has-text("Loot")');
  await console.click('[data-amend="shoot"]');
  await screen.waitForSelector('[data-way="re-resolve"]');
  await console.click('[data-accept="re-resolve"]');
  await console.waitForSelector('[data-question="r1/t1/scheme.act/tuco"]');
  await console.keyboard.press('l');
  await console.waitForSelector('.log-line:has-text("Shoot")');
  expect(await console.locator('.log-line:has-text("Loot")').count()).toBe(0);
  expect(await console.locator('[data-pawn="doc"]').getAttribute('data-space')).toBe('1.roof');
  await console.keyboard.press('Escape');
});

test('the train is knocked over: one key stops play, and every screen sees what is back', async () => {
  await console.keyboard.press('k');
  await screen.waitForSelector('.freeze.knocked');
  expect(await screen.locator('.pawn.absent').count()).toBe(5);
  await console.click('[data-tick="pawn:doc"]');
  await screen.waitForSelector('[data-pawn="doc"]:not(.absent)');
  expect(await screen.locator('.pawn.absent').count()).toBe(4);
  await console.click('[data-do="unfreeze"]');
  await console.click('[data-question="r1/t1/scheme.act/tuco"] [data-option="draw"]');
  await screen.waitForSelector('[data-question="r1/t1/scheme.act/ghost"]');
  expect(complaints).toEqual([]);
});
