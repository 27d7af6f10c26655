/** A whole night of all modules by taps alone: one antenna, the cards, and twelve labels; people read the screen and nothing else. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Random } from '../../src/sim/random.ts';
import { COMMANDS } from '../../src/table/command-tags.ts';
import { isPiece } from '../../src/table/tags.ts';
import { texts } from '../../src/text/index.ts';
import { bandits, enrolled, playByTaps } from './hands-night.ts';
import { launchBrowser } from './launch.ts';
import { replayed } from './replayed.ts';
import { TappingPeople } from './tapping-people.ts';
import { type WiredHost, wiredHost } from './wired-host.ts';

/** In this night every module takes part; HANDS_SEED plays another. */
const seed = Number(process.env.HANDS_SEED ?? 2);
let wired: WiredHost;
let browser: Browser;

beforeAll(async () => {
  wired = await wiredHost(enrolled());
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  await wired?.close();
});

/** A page that remembers what hands do to it, from its first moment. */
async function pageWithoutHands(complaints: string[]): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1920, height: 1080 }, reducedMotion: 'reduce' });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.addInitScript(() => {
    const touched: string[] = [];
    Object.assign(window, { touched });
    for (const kind of ['pointerdown', 'click', 'keydown', 'wheel', 'touchstart'])
      addEventListener(kind, (event) => touched.push(event.type), { capture: true });
  });
  await page.goto(wired.host.url);
  await page.waitForSelector('.tap-signs');
  return page;
}

test('home, set-up, five rounds, an undo, a correction, the purses, the verdict: two taps at most for a decision', async () => {
  const complaints: string[] = [];
  const page = await pageWithoutHands(complaints);
  const people = new TappingPeople(page, wired.reader, bandits, new Random(seed));
  const { before, back, roof, there, count, goals } = await playByTaps(page, people);

  expect(back).toMatchObject({ headings: before.headings, choices: before.choices, train: before.train });
  expect([roof, there]).toEqual([roof, expect.stringContaining(texts.name.who('belle'))]);
  expect(goals.length).toBeGreaterThan(0);
  await page.waitForSelector('.entry .state');
  const { winners, ...record } = replayed(wired.data);
  for (const winner of winners) expect(count.headings.at(-1)).toContain(texts.name.who(winner));
  expect(await page.locator('.entry .state').allInnerTexts()).toEqual([
    winners.length > 0 ? texts.ui.start.won(texts.name.list(winners.map(texts.name.who))) : texts.ui.start.round(6),
  ]);
  expect(record).toMatchObject({ rounds: 5, conflicts: [] });

  expect(await page.evaluate(() => (window as unknown as { touched: string[] }).touched)).toEqual([]);
  expect(Math.max(...people.decisions)).toBe(2);
  expect(people.commands.size).toBeLessThanOrEqual(12);
  expect(Object.values(enrolled()).filter((tag) => tag.who !== COMMANDS && isPiece(tag))).toEqual([]);
  expect(wired.reader.answers.filter((answer) => answer !== 'ok')).toEqual([]);
  // Horses, the stagecoach, whiskey, the prison, the Marshal; and the purses.
  const came = [
    /Fists out/,
    /ride where/,
    /which hostage/,
    /after a drink/,
    /whom do you free/,
    /on your plus/,
    /shows his goals/,
    /purse/,
  ];
  const asked = [...people.asked].join('\n');
  for (const kind of came) expect(asked).toMatch(kind);
  expect(complaints).toEqual([]);
}, 300_000);
