/** The reader's screen in a real browser, and a reader that types like a keyboard. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findFaults } from '../../scripts/screens/faults.mjs';
import type { View } from '../../src/messages/view.ts';
import { screens } from './all-fixtures.ts';
import { pageRig, phone, sent, show, tv } from './page-rig.ts';

const { on } = pageRig();

describe('nothing is out of place', () => {
  const wanted = ['reader', 'reader-trouble', 'reader-typing', 'reader-keyboard', 'reader-chip'];
  it.each(wanted.flatMap((name) => [tv, phone].map((size) => [name, size.name, size] as const)))(
    '%s on a %s',
    { timeout: 30_000 },
    (name, _size, size) => on(name, async (page) => expect(await findFaults(page)).toEqual([]), size),
  );
});

describe('the screen', () => {
  it('a proposal is taken with one touch', () =>
    on('reader-typing', async (page) => {
      await page.click('[data-do="take-proposal"]');
      expect(await sent(page)).toEqual([{ do: 'reader', source: 'keyboard', how: {} }]);
    }));
  it('what the reader is can be said, and at which speed, one without losing the other', () =>
    on('reader-chip', async (page) => {
      await page.click('[data-how="pn532-hsu"]');
      await page.click('[data-how="9600"]');
      expect(await sent(page)).toEqual([
        { do: 'reader', source: '/dev/ttyUSB0', how: { profile: 'pn532-hsu' } },
        { do: 'reader', source: '/dev/ttyUSB0', how: { baud: 9600 } },
      ]);
      const reader = { ...(screens['reader-chip'] as View).reader, how: { baud: 9600 } };
      await show(page, { ...(screens['reader-chip'] as View), reader });
      await page.click('[data-how="pad32"]');
      expect((await sent(page)).at(-1)).toMatchObject({ how: { baud: 9600, profile: 'pad32' } });
    }));
});

it('each of several antennas is given its part', () =>
  on('reader-antennas', async (page) => {
    expect(await page.locator('[data-antenna="1"] [aria-pressed="true"]').getAttribute('data-how')).toBe('answers');
    await page.locator('[data-antenna="3"] [data-how="loot"]').click();
    expect(await sent(page)).toEqual([{ do: 'antenna', antenna: 3, role: 'loot' }]);
    expect(await findFaults(page)).toEqual([]);
  }));

describe('a reader that types', () => {
  /** A night in which digits answer, with such a reader. */
  const inNight = async (page: Page, source: string) => {
    const night = screens.stealin as View;
    await show(page, { ...night, reader: { ...night.reader, source, dialect: 'wedge' } });
  };

  const CODES: Record<string, string> = { '\n': 'Enter', ';': 'Semicolon', '?': 'Slash' };
  const codeOf = (char: string) => CODES[char] ?? (/\d/.test(char) ? `Digit${char}` : `Key${char}`);
  /** Keys one right behind the other, however busy this machine is. */
  const burst = async (page: Page, chars: string, layout: Record<string, string> = {}) => {
    const wire = await page.context().newCDPSession(page);
    const press = (char: string) => {
      const key = char === '\n' ? 'Enter' : (layout[char] ?? char);
      return wire.send('Input.dispatchKeyEvent', { type: 'keyDown', key, code: codeOf(char) });
    };
    await Promise.all([...chars].map(press));
  };

  it('a burst of keys is a card, and no key of it an answer', () =>
    on('stealin', async (page) => {
      await inNight(page, 'keyboard');
      await burst(page, '0077705923\n');
      expect(await sent(page)).toEqual([{ do: 'typed', place: '0077705923', typed: '0077705923' }]);
    }));
  it('also without an Enter behind it, and between marks', () =>
    on('stealin', async (page) => {
      await inNight(page, 'keyboard');
      await burst(page, ';04A1B2C3?');
      await page.waitForFunction(() => window.sent.length > 0);
      expect(await sent(page)).toEqual([{ do: 'typed', place: '04A1B2C3', typed: '04A1B2C3' }]);
    }));
  it('the keys of another layout are told by their places', () =>
    on('stealin', async (page) => {
      await inNight(page, 'keyboard');
      // What a French computer makes of the digits.
      await burst(page, '0077705923\n', { 0: 'à', 7: 'è', 5: '(', 9: 'ç', 2: 'é', 3: '"' });
      expect(await sent(page)).toEqual([{ do: 'typed', place: '0077705923', typed: 'ààèèèà(çé"' }]);
    }));
  it('one digit is an answer as ever, a moment later', () =>
    on('stealin', async (page) => {
      await inNight(page, 'keyboard');
      await page.keyboard.press('1');
      await page.waitForFunction(() => window.sent.length > 0);
      expect(await sent(page)).toMatchObject([{ do: 'answer' }]);
    }));
  it('is heard on the reader’s screen before it was chosen, and nowhere else', () =>
    on('reader-trouble', async (page) => {
      await burst(page, '0077705923\n');
      expect(await sent(page)).toMatchObject([{ do: 'typed' }]);
      await inNight(page, '/dev/ttyUSB0');
      await page.keyboard.press('1');
      expect((await sent(page)).at(-1)).toMatchObject({ do: 'answer' });
    }));
});
