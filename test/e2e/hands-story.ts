/** The same night for the README: the real app on a real device node, with a picture at each turn of the story. */
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { Random } from '../../src/sim/random.ts';
import { texts } from '../../src/text/index.ts';
import { bandits, enrolled, playByTaps } from './hands-night.ts';
import { TappingPeople } from './tapping-people.ts';
import { type Shown, shown } from './what-shows.ts';
import { wiredHost } from './wired-host.ts';

const { ui, name } = texts;
const says = (now: Shown, words: RegExp): boolean => words.test(now.headings.at(-1) ?? '');

/** Each picture is taken the first time its screen comes up. */
const pictures: Readonly<Record<string, (now: Shown) => boolean>> = {
  'hands-modules': (now) => now.headings.includes(ui.hands.asks('modules')) && count(now, ui.hands.chosen) === 3,
  'hands-seats': (now) => now.headings.includes(ui.hands.asks('seats')) && count(now, ui.hands.chosen) === 4,
  'hands-number': (now) => now.tapped > 0 && says(now, /^Turn up the card/),
  'hands-decision': (now) => says(now, /ride where|move where/) && now.marks.length >= 4,
  'hands-fix': (now) => says(now, new RegExp(ui.correct.whereTo(name.who('belle')).replace('?', '\\?'))),
  'hands-count': (now) => now.choices.some((choice) => choice.says === ui.count.home),
};

const count = ({ choices }: Shown, ending: string): number =>
  choices.filter((choice) => choice.says.endsWith(ending)).length;

/** @param folder where the pictures go, as `hands-modules.png` and so on */
export async function tellStory(browser: Browser, folder: string): Promise<string[]> {
  const { host, reader, close } = await wiredHost(enrolled());
  const taken = new Set<string>();
  try {
    const page = await browser.newPage({ viewport: { width: 1920, height: 1080 }, reducedMotion: 'reduce' });
    await page.goto(host.url);
    await page.waitForSelector('.tap-signs');
    const people = new TappingPeople(page, reader, bandits, new Random(2), () => picture(page, folder, taken));
    await playByTaps(page, people);
    return Object.keys(pictures).filter((wanted) => !taken.has(wanted));
  } finally {
    await close();
  }
}

async function picture(page: Page, folder: string, taken: Set<string>): Promise<void> {
  const now = await shown(page);
  for (const [wanted, isIt] of Object.entries(pictures)) {
    if (taken.has(wanted) || !isIt(now)) continue;
    taken.add(wanted);
    await page.screenshot({ path: join(folder, `${wanted}.png`) });
  }
}
