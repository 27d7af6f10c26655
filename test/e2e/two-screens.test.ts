/** The console and the screen for everybody: two faces of the one night. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, launchHost, type RunningHost, scratchFolder } from './launch.ts';
import { beginNightOfFour } from './night-of-four.ts';

const folder = scratchFolder();
let host: RunningHost;
let browser: Browser;
let console: Page;
let screen: Page;
/** Everything that was sent to the screen. */
const heard: string[] = [];

beforeAll(async () => {
  host = await launchHost(folder.path);
  browser = await launchBrowser();
  console = await browser.newPage({ reducedMotion: 'reduce' });
  await console.goto(host.url);
  screen = await browser.newPage({ reducedMotion: 'reduce' });
  screen.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  await screen.goto(`${host.url}?face=screen`);
  await beginNightOfFour(console);
});

afterAll(async () => {
  await browser?.close();
  await host?.stop();
  folder.remove();
});

const asked = (page: Page, id: string) => page.waitForSelector(`[data-question="${id}"]`);

/** What a page says about the night, in the order in which it says it. */
const said = (page: Page) =>
  page.evaluate(() => ({
    pawns: [...document.querySelectorAll<SVGElement>('[data-pawn]')].map(({ dataset }) => ({ ...dataset })),
    options: [...document.querySelectorAll<HTMLElement>('[data-option]')].map(({ dataset }) => dataset.option),
    seats: [...document.querySelectorAll('[data-seat]')].map((seat) => seat.textContent),
    pile: document.querySelector('.pile')?.textContent,
  }));

test('what is touched on the console shows on the screen', async () => {
  for (const [turn, who] of ['doc', 'belle', 'tuco', 'ghost'].entries()) {
    const id = `r1/t1/scheme.act/${who}`;
    await Promise.all([asked(console, id), asked(screen, id)]);
    expect(await said(screen)).toEqual(await said(console));
    await console.click(`[data-option="${['loot', 'move', 'draw', 'shoot'][turn]}"]`);
  }
});

test('the screen has nothing to touch, and its keys do nothing', async () => {
  expect(await screen.locator('button, input, a, [data-do], [role="button"]').count()).toBe(0);
  // Ghost is still asked how his card lies; had a key of the screen answered, the console could not.
  for (const key of ['1', '2', 'Enter', 'u', 'Escape']) await screen.keyboard.press(key);
  await console.click('[data-question="r1/t1/scheme.face/ghost"] [data-option="down"]');
  await asked(screen, 'r1/t2/scheme.act/doc');
});

test('a screen that comes late, or comes back, is shown the night as it stands', async () => {
  await screen.reload();
  await asked(screen, 'r1/t2/scheme.act/doc');
  expect(await said(screen)).toEqual(await said(console));
});

test('the screen is sent what is for everybody, and no more', async () => {
  expect(heard.length).toBeGreaterThan(0);
  expect(heard.filter((frame) => frame.includes(folder.path))).toEqual([]);
});
