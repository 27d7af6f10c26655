/** People at a page and a reader who play a scripted night; the same for the browser and for the desktop app. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { findFaults } from '../../scripts/screens/faults.mjs';
import type { PutBack } from '../../src/messages/view.ts';
import { listOf } from '../../src/table/tags.ts';
import { texts } from '../../src/text/index.ts';
import { type Act, cardOf, type GoldenCount, type ScriptedNight } from '../golden/script.ts';
import type { WiredReader } from './wired-reader.ts';

const STRANGER = '04D15EA5EB0000';
const PHONE = '08C0FFEE';

/** What a question is about: `shoot.whom` of `r2/c4/shoot.whom/tuco`. */
const aboutOf = (id: string): string => id.split('/').at(id.startsWith('count/') ? 1 : 2) ?? id;

export class NightDriver {
  /** Kinds of screen that were looked at closely. */
  readonly #seen = new Set<string>();
  /** Taps that the script says are accepted. */
  #accepted = 0;
  /** The card that was laid on while the cable was out. */
  #pending: string | null = null;

  constructor(
    private readonly page: Page,
    private readonly reader: WiredReader,
    private readonly script: ScriptedNight,
    private readonly options = { looksClosely: true },
  ) {}

  /** Everybody's ten cards, with a stranger's tag, one card twice and somebody's phone in between. */
  async enrol(): Promise<void> {
    await this.#click('[data-do="cards"]');
    expect(await this.reader.tap(STRANGER)).toBe('bad');
    await this.#notice('tap.unknown');
    for (const who of this.script.seats) {
      await this.#click(`[data-enrol="${who}"]`);
      await this.#shown(`[data-enrolling="${who}"]`);
      for (const [at, { card, copy }] of listOf('actions').entries()) {
        await this.#tap(who, card, copy);
        await this.#notice('enrol.done');
        if (who === this.script.seats[1] && at === 3) await this.#wrongEnrolments(who);
      }
      await this.#look(`cards of ${who}`);
      await this.#click('[data-do="enrol-stop"]');
    }
    await this.#click('[data-do="home"]');
  }

  async #wrongEnrolments(who: string): Promise<void> {
    expect(await this.reader.tap(this.#uid(who, 'move', 2))).toBe('bad');
    await this.#notice('enrol.duplicate');
    expect(await this.reader.tap(PHONE)).toBe('bad');
    await this.#notice('tap.random');
  }

  async setUp(): Promise<void> {
    const { seats, firstPlayer, cars } = this.script;
    await this.#look('home');
    await this.#click('[data-do="new-night"]');
    for (const who of seats) {
      await this.#click(`[data-sit="${who}"]`);
      await this.#shown(`[data-seat="${who}"]`);
    }
    await this.#click(`[data-first="${firstPlayer}"]`);
    await this.#shown(`[data-first="${firstPlayer}"][aria-pressed="true"]`);
    for (const car of cars) {
      await this.#click(`[data-car="${car}"]`);
      await this.#shown(`[data-car="${car}"][aria-pressed="true"]`);
    }
    // What starts the night sticks to the bottom of the screen, over whatever is there until one has scrolled down.
    await this.page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await this.#look('set-up');
    await this.#click('[data-do="start-night"]');
  }

  async play(): Promise<void> {
    for (const act of this.script.acts) {
      if ('at' in act) await this.#asked(act.at);
      await this.#do(act);
    }
    await this.#shown('[data-winner]');
    await this.#look('the end');
  }

  /** Scores and winners as the page shows them. Pawns are on the page only until the count. */
  async count(): Promise<Pick<GoldenCount, 'totals' | 'winners'>> {
    return this.page.evaluate(() => {
      const found = <T>(selector: string, read: (data: DOMStringMap) => T): T[] =>
        [...document.querySelectorAll<HTMLElement>(selector)].map(({ dataset }) => read(dataset));
      return {
        totals: Object.fromEntries(found('[data-score]', ({ score, dollars }) => [score, Number(dollars)])),
        winners: found('[data-winner]', ({ winner }) => winner ?? ''),
      };
    });
  }

  /** Where the page showed each pawn last. */
  pawns: Record<string, string> = {};

  /** The whole night, from the first card enrolled to the count, which must be the golden one. */
  async playTo({ totals, winners, pawns }: GoldenCount): Promise<void> {
    await this.enrol();
    await this.setUp();
    await this.play();
    expect(await this.count()).toEqual({ totals, winners });
    expect(this.pawns).toEqual(pawns);
    this.expectLamps();
  }

  /** The lamp said `ok` to each card that was taken, and `bad` to the others. */
  expectLamps(): void {
    const refused = this.script.acts.filter((act) => 'refused' in act).length;
    const wrongEnrolments = 3;
    const count = (answer: string) => this.reader.answers.filter((one) => one === answer).length;
    expect({ ok: count('ok'), bad: count('bad') }).toEqual({ ok: this.#accepted, bad: refused + wrongEnrolments });
  }

  async #do(act: Act): Promise<void> {
    if ('cable' in act) return act.cable === 'out' ? this.reader.unplug() : this.#replug();
    if ('undo' in act) return this.#takeBack('undo', act.undo, act.putBack);
    if ('redo' in act) return this.#takeBack('redo', act.redo, act.putBack);
    if ('refused' in act) return this.#refused(act);
    if ('key' in act) return this.#answer(act);
    const { who, card, copy } = cardOf(act);
    if (this.reader.plugged) {
      await this.#tap(who, card, copy);
      return;
    }
    this.#pending = this.#uid(who, card, copy);
    this.reader.lay(this.#pending);
  }

  async #replug(): Promise<void> {
    const uid = this.#pending ?? '';
    this.#pending = null;
    await this.reader.replug();
    expect(await this.reader.answered(uid)).toBe('ok');
    this.#accepted++;
  }

  async #takeBack(command: 'undo' | 'redo', times: number, putBack: readonly PutBack[]): Promise<void> {
    for (let time = 0; time < times; time++) await this.#click(`[data-do="${command}"]`);
    await this.#shown('[data-do="table-matches"]');
    const listed = () => this.page.locator('.putback li > span').allInnerTexts();
    await expect.poll(listed).toEqual(putBack.map((move) => texts.putBack(move)));
    await this.#look('put back');
    await this.page.keyboard.press('Enter');
  }

  async #refused(act: { at: string; tap: string; refused: string }): Promise<void> {
    const { who, card, copy } = cardOf(act);
    expect(await this.reader.tap(this.#uid(who, card, copy))).toBe('bad');
    await this.#notice(act.refused);
    await this.#asked(act.at);
  }

  async #answer({ at, key, by }: Extract<Act, { key: string }>): Promise<void> {
    if (by === 'enter') return this.page.keyboard.press('Enter');
    if (by === 'train') return this.#click(`[data-mark="${key}"]`);
    const option = `[data-question="${at}"] [data-option="${key}"]`;
    if (by !== 'digit') return this.#click(option);
    return this.page.keyboard.press((await this.page.locator(`${option} kbd`).textContent()) ?? '');
  }

  /** A card that is taken: the lamp says so, and the page does in its owner's colour. */
  async #tap(who: string, card: string, copy: number): Promise<void> {
    expect([who, card, copy, await this.reader.tap(this.#uid(who, card, copy))]).toEqual([who, card, copy, 'ok']);
    await this.#shown(`[data-notice].good.bandit-${who}`);
    this.#accepted++;
  }

  /** The tag on a card: as on an NTAG, with the maker's byte first. */
  #uid(who: string, card: string, copy: number): string {
    const at = listOf('actions').findIndex((one) => one.card === card && one.copy === copy);
    const byte = (value: number) => value.toString(16).toUpperCase().padStart(2, '0');
    return `04${byte(this.script.seats.indexOf(who))}${byte(at)}C0B00500`;
  }

  /** Waits for a question and looks at the page on which it stands. */
  async #asked(id: string): Promise<void> {
    await this.#shown(`[data-question="${id}"]`);
    const { pawns, wide } = await this.page.evaluate(() => ({
      pawns: [...document.querySelectorAll<SVGElement>('[data-pawn]')].map(({ dataset }) => [
        dataset.pawn,
        dataset.space,
      ]),
      wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    }));
    if (pawns.length > 0) this.pawns = Object.fromEntries(pawns);
    expect([id, wide]).toEqual([id, 0]);
    await this.#look(/round-card/.test(id) ? id : aboutOf(id));
  }

  /** Text out of its box, things on top of each other, what axe finds: once for each kind of screen. */
  async #look(kind: string): Promise<void> {
    if (!this.options.looksClosely || this.#seen.has(kind)) return;
    this.#seen.add(kind);
    expect([kind, ...(await findFaults(this.page))]).toEqual([kind]);
  }

  async #notice(code: string): Promise<void> {
    await this.#shown(`[data-notice="${code}"]`);
  }

  async #shown(selector: string): Promise<void> {
    await this.page.waitForSelector(selector, { timeout: 20_000 });
  }

  #click(selector: string): Promise<void> {
    return this.page.click(selector, { timeout: 20_000 });
  }
}
