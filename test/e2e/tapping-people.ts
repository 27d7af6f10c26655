/** People at one antenna, who read the screen and tap: their cards, and the twelve labels. They touch nothing else. */
import type { Page } from 'playwright-core';
import type { Who } from '../../src/messages/facts.ts';
import type { Random } from '../../src/sim/random.ts';
import { commandTags } from '../../src/table/command-tags.ts';
import { texts } from '../../src/text/index.ts';
import { CardsOnTable, type HeldCard, plate, uidOf } from './cards-on-table.ts';
import { changed, pageNow, type Shown, shown } from './what-shows.ts';
import type { WiredReader } from './wired-reader.ts';

/** The tag of a command: as on an NTAG, with the maker's byte first. */
export const uidOfCommand = (command: string): string =>
  `04C0FFEE${(commandTags as readonly string[]).indexOf(command).toString(16).padStart(2, '0').toUpperCase()}0000`;

/** What is written on a label: a number, or a word. */
const commandOf = (label: string): string =>
  commandTags.find((command) => command === label || texts.name.card(command) === label) ?? label;

export class TappingPeople {
  readonly cards: CardsOnTable;
  /** How many taps each decision took. */
  readonly decisions: number[] = [];
  /** Command tags that were used. */
  readonly commands = new Set<string>();
  /** Kinds of screens and questions that came up, in words. */
  readonly asked = new Set<string>();
  private round = '';

  constructor(
    private readonly page: Page,
    private readonly reader: WiredReader,
    private readonly bandits: readonly Who[],
    private readonly random: Random,
    /** Called whenever a tap has changed the screen. */
    private readonly onScreen?: () => Promise<void>,
  ) {
    this.cards = new CardsOnTable(bandits, random);
  }

  look(): Promise<Shown> {
    return shown(this.page);
  }

  /** One decision by the tags that stand beside it. */
  async take(says: string | RegExp): Promise<void> {
    const { choices, marks, headings } = await this.look();
    const choice = [...choices, ...marks].find((one) =>
      typeof says === 'string' ? one.says === says : says.test(one.says),
    );
    if (!choice) throw new Error(`“${says}” is no choice of ${JSON.stringify({ headings, choices })}`);
    await this.decide(choice.tags);
  }

  /** A label that has a meaning everywhere. */
  label(word: 'undo' | 'fix' | 'next' | 'draw' | 'no'): Promise<void> {
    return this.decide([texts.name.card(word)]);
  }

  /** A card of somebody, whichever, that names him. */
  card(who: Who): Promise<void> {
    const card = this.cards.all.find((one) => one.who === who) as HeldCard;
    return this.decide([], card);
  }

  /** Goes through the rest of the set-up: what may be left as it is is left, of the rest the first is taken. */
  async agree(): Promise<void> {
    for (let now = await this.look(); now.headings.includes(texts.ui.setup.title); now = await this.look()) {
      const goesOn = now.choices.some(({ tags }) => tags[0] === texts.name.card('next'));
      const open = now.choices.find(({ says }) => !says.endsWith(texts.ui.hands.chosen));
      if (goesOn) await this.label('next');
      else await this.take(open?.says ?? '');
    }
  }

  /** Plays until it is over, or until somebody says stop. */
  async playUntil(stop: (shown: Shown) => boolean): Promise<Shown> {
    for (let acts = 0; acts < 2_000; acts++) {
      const now = await this.look();
      if (stop(now)) return now;
      this.asked.add(now.headings.at(-1) ?? '');
      await this.act(now);
    }
    throw new Error('the night does not end');
  }

  private async act(now: Shown): Promise<void> {
    const { choices, cards } = now;
    const round = now.headings[0] ?? '';
    if (now.headings[1] === texts.name.phase('schemin') && round !== this.round) {
      this.round = round;
      this.cards.newRound(now.hits);
    }
    const chooser = choices.filter(({ says }) => this.bandits.some((who) => says.startsWith(plate(who))));
    if (chooser.length > 0 && chooser.length === choices.length && cards.length === 0 && now.up === null) {
      await this.inTurn(this.random.pick(chooser).tags);
      return;
    }
    await this.decideOn(now, []);
  }

  /** Where several choose at once: whose answer it is, and then the answer, are one decision. */
  private async inTurn(tags: readonly string[]): Promise<void> {
    const taps = [...tags];
    await this.tapAll(tags);
    await this.decideOn(await this.look(), taps);
  }

  private async decideOn({ up, cards, choices, headings }: Shown, before: readonly string[]): Promise<void> {
    const who = this.bandits.find((one) => plate(one) === up);
    const card = who === undefined || cards.length === 0 ? undefined : this.cards.choose(who, cards);
    const draws = cards.length > 0 ? choices.find(({ tags }) => tags[0] === texts.name.card('draw')) : undefined;
    if (card && !(draws && this.random.once(5))) {
      this.cards.lay(card);
      return this.decide([], card, before);
    }
    // Chance is the table's: it is drawn there, and told by number.
    const open = choices.filter(({ tags }) => tags.length > 0 && (draws || tags[0] !== texts.name.card('draw')));
    if (open.length === 0) return this.passOver({ headings, cards, choices });
    const choice = card === undefined && draws ? draws : this.random.pick(open);
    if (choice === draws && who !== undefined) this.cards.draw(who);
    return this.decide(choice.tags, undefined, before);
  }

  /** A hand of bullets alone, and nothing else may be done: the table goes on without. */
  private async passOver(now: Pick<Shown, 'headings' | 'cards' | 'choices'>): Promise<void> {
    if (now.cards.length === 0) throw new Error(`nothing can be tapped at ${JSON.stringify(now)}`);
    await this.label('fix');
    await this.take(texts.ui.correct.skip);
  }

  /** Taps what a decision takes, after what was tapped for it before. */
  private async decide(tags: readonly string[], card?: HeldCard, before: readonly string[] = []): Promise<void> {
    this.decisions.push(before.length + tags.length + (card ? 1 : 0));
    await this.tapAll(tags);
    if (card) await this.tap(uidOf(card), `${card.who} ${card.card}`);
  }

  private async tapAll(labels: readonly string[]): Promise<void> {
    for (const label of labels) {
      const command = commandOf(label);
      this.commands.add(command);
      await this.tap(uidOfCommand(command), label);
    }
  }

  private async tap(uid: string, what: string): Promise<void> {
    const before = await pageNow(this.page);
    const lamp = await this.reader.tap(uid);
    if (lamp !== 'ok') throw new Error(`${what} is not taken at ${JSON.stringify(await this.look())}`);
    if (!(await changed(this.page, before)))
      throw new Error(`${what} changes nothing at ${JSON.stringify(await this.look())}`);
    await this.onScreen?.();
  }
}
