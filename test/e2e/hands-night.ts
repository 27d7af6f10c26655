/** A night of all modules by taps alone: home, set-up, five rounds, an undo, a correction, the purses, home again. */
import type { Page } from 'playwright-core';
import { offeredModules } from '../../src/rules/built.ts';
import { Random } from '../../src/sim/random.ts';
import { COMMANDS, commandTags } from '../../src/table/command-tags.ts';
import type { Tags } from '../../src/table/tags.ts';
import { texts } from '../../src/text/index.ts';
import { CardsOnTable, uidOf } from './cards-on-table.ts';
import { type TappingPeople, uidOfCommand } from './tapping-people.ts';
import type { Shown } from './what-shows.ts';

/** Clockwise; the Marshal leads. */
export const bandits = ['marshal-player', 'ghost', 'belle', 'tuco', 'cheyenne'];

/** The box, enrolled before: action cards and labels. No tag is on a space, a token or any other piece. */
export function enrolled(): Tags {
  const cards = new CardsOnTable(bandits, new Random(1)).all;
  return Object.fromEntries([
    ...cards.map((one) => [uidOf(one), one] as const),
    ...commandTags.map((card) => [uidOfCommand(card), { who: COMMANDS, card, copy: 1 }] as const),
  ]);
}

/** What the page showed at the turns of the story. */
export interface Told {
  /** Before a decision, and after it was taken back. */
  readonly before: Shown;
  readonly back: Shown;
  /** Where Belle was put right to, and what the page says of that place then. */
  readonly roof: string;
  readonly there: string;
  /** The end, and the Marshal's goals. */
  readonly count: Shown;
  readonly goals: string[];
}

export async function playByTaps(page: Page, people: TappingPeople): Promise<Told> {
  await setUp(people);
  // Somebody thinks better of it.
  await people.playUntil(inRound(1, 'stealin'));
  await people.label('next');
  const before = await people.playUntil(({ cards, choices }) => cards.length === 0 && choices.length > 2);
  await people.take(before.choices[0]?.says ?? '');
  await people.label('undo');
  if ((await people.look()).putBack.length > 0) await people.label('next');
  const back = await people.look();

  // Belle really stands on another roof: her card, and the numbers that are on it.
  await people.playUntil(inRound(2, 'schemin'));
  await people.label('fix');
  await people.card('belle');
  const roof = (await people.look()).marks.filter(({ says }) => says.startsWith('Roof of car')).at(-1)?.says ?? '';
  await people.take(roof);
  const there = (await people.look()).train.find((line) => line.toLowerCase().includes(roof.toLowerCase())) ?? '';

  const count = await people.playUntil(({ choices }) => choices.some(({ says }) => says === texts.ui.count.home));
  const goals = await page.locator('.verdict li').allInnerTexts();
  await people.label('next');
  return { before, back, roof, there, count, goals };
}

const inRound =
  (round: number, phase: 'schemin' | 'stealin') =>
  ({ headings }: Shown): boolean =>
    headings[0] === texts.ui.night.round(round) && headings[1] === texts.name.phase(phase);

/** All modules; everybody sits down by a card; cars as they come, the first power for Silk; everything else is as usual. */
async function setUp(people: TappingPeople): Promise<void> {
  await people.label('next');
  for (const id of offeredModules) await people.take(texts.module(id).name);
  await people.label('next');
  for (const who of bandits) await people.card(who);
  await people.label('next');
  await people.agree();
}
