/** What somebody across the room reads off the page: words, and the labels of the tags beside each choice. Nothing that is not seen. */
import type { Page } from 'playwright-core';

export interface Shown {
  /** The round, the phase, the question: what stands in large letters. */
  readonly headings: string[];
  /** Each choice in words, with the labels of the tags to tap for it. */
  readonly choices: { readonly says: string; readonly tags: string[] }[];
  /** What is marked on the train, with the numbers on it. */
  readonly marks: { readonly says: string; readonly tags: string[] }[];
  /** Cards that may be laid, by what is printed on them. */
  readonly cards: string[];
  /** Whoever is up, by name. */
  readonly up: string | null;
  /** Hits by bandit, as the plates tell them. */
  readonly hits: Record<string, number>;
  /** Pieces to put back, in words. */
  readonly putBack: string[];
  /** Who stands where and what lies there, in words for those who listen to the page. */
  readonly train: string[];
  /** The numbers that are tapped already. */
  readonly tapped: number;
  /** What the host said to the last tap. */
  readonly notice: string;
}

/** Runs in the page. */
function readOff(): Shown {
  const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  /** As it is written, whatever letters it is set in. */
  const words = (element: Element | undefined | null) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
  const all = (selector: string) => [...document.querySelectorAll(selector)].filter(seen);
  const choices = all('.tap-signs').map((signs) => {
    const tags = [...signs.querySelectorAll('kbd')].map(words);
    const holder = signs.parentElement?.closest(
      '.option, .chooser, .key, .agree-choice, .entry, .ticket, button, span',
    );
    const copy = holder?.cloneNode(true);
    if (copy instanceof Element) for (const sign of copy.querySelectorAll('.tap-signs')) sign.remove();
    return { says: copy instanceof Element ? words(copy) : '', tags };
  });
  const plates = all('.seats .seat, .seats [data-plate]').map((plate): [string, number] => [
    words(plate.querySelector('strong')),
    Number(/(\d+) hits?/.exec(words(plate))?.[1] ?? 0),
  ]);
  return {
    headings: all('.kicker, h1, .asked h2, .fix-ask h2, .putback h2, .winners h2').map(words),
    choices,
    marks: all('.mark').flatMap((mark) => {
      const tags = (mark.querySelector('.digit text')?.textContent ?? '').trim().split(' ');
      return tags[0] ? { says: (mark.getAttribute('aria-label') ?? '').replace(/^[\d ]+: /, ''), tags } : [];
    }),
    cards: all('.option.card').flatMap((card) => (card.querySelector('.tap-signs') ? [] : words(card))),
    up: words(all('.up .up-name')[0]) || null,
    hits: Object.fromEntries(plates),
    putBack: all('.putback li > span').map(words),
    train: [...document.querySelectorAll('.train-strip ul.sr li')].map((line) => line.textContent ?? ''),
    tapped: all('kbd.tapped').length,
    notice: words(all('.toast')[0]),
  };
}

/** What shows now. */
export const shown = (page: Page): Promise<Shown> => page.evaluate(readOff);

/** The screen without what passes over it. */
export const pageNow = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector('main')?.innerHTML ?? '');

/** Waits until it is another than it was. @returns false if it stays the same */
export const changed = (page: Page, before: string): Promise<boolean> =>
  page
    .waitForFunction((was) => document.querySelector('main')?.innerHTML !== was, before, { timeout: 15_000 })
    .then(() => true)
    .catch(() => false);
