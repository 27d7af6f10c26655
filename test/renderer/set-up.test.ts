/** The set-up screen in a real browser: what is touched becomes a draft, and nothing is out of place. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findFaults } from '../../scripts/screens/faults.mjs';
import type { SetupView, View } from '../../src/messages/view.ts';
import { presets } from '../../src/rules/house/presets.ts';
import { screens } from './all-fixtures.ts';
import { pageRig, phone, sent, show, tv } from './page-rig.ts';

const { on } = pageRig();

/** The set-up of three players once Tuco has got up. */
function afterLeaving(): SetupView {
  const setup = screens['set-up-twos']?.setup as SetupView;
  const [first, ...rest] = setup.draft.seats;
  return { ...setup, draft: { ...setup.draft, seats: [{ names: [''], ...first, bandits: ['ghost'] }, ...rest] } };
}

describe('nothing is out of place', () => {
  const wanted = ['set-up-twos', 'set-up-teams', 'set-up-silk', 'round-card-many'];
  it.each(wanted.flatMap((name) => [tv, phone].map((size) => [name, size.name, size] as const)))(
    '%s on a %s',
    { timeout: 30_000 },
    (name, _size, size) => on(name, async (page) => expect(await findFaults(page)).toEqual([]), size),
  );
});

describe('the set-up', () => {
  const draft = async (page: Page) => {
    const last = (await sent(page)).at(-1);
    return last?.do === 'draft' ? last.draft : null;
  };
  it('a number of people is touched, and chairs are carried in or away', () =>
    on('set-up', async (page) => {
      await page.locator('[data-players="6"]').click();
      expect(await draft(page)).toMatchObject({ mode: 'standard', seats: { length: 6 } });
    }));
  it('a digit says how many people there are', () =>
    on('set-up', async (page) => {
      await page.keyboard.press('2');
      expect(await draft(page)).toMatchObject({ mode: 'two-bandits', seats: [{ bandits: ['ghost', 'doc'] }, {}] });
      await page.keyboard.press('9');
      expect((await sent(page)).length).toBe(1);
    }));
  it('another mode seats the same bandits in pairs', () =>
    on('set-up', async (page) => {
      await page.locator('[data-mode="teams"]').click();
      expect((await draft(page))?.seats).toEqual([
        { bandits: ['ghost', 'doc'], names: ['Anna', ''] },
        { bandits: ['belle', 'tuco'], names: ['Charlotte', ''] },
      ]);
    }));
  it('a module that is touched is played, or no more', () =>
    on('set-up', async (page) => {
      const coach = page.locator('[data-module="stagecoach"]');
      expect(await coach.getAttribute('aria-pressed')).toBe('true');
      await coach.click();
      expect((await draft(page))?.modules).toEqual([]);
    }));
  it('one more bandit brings his chair', () =>
    on('set-up', async (page) => {
      await page.locator('[data-sit="mei"]').click();
      expect((await draft(page))?.seats.at(-1)).toEqual({ bandits: ['mei'], names: [''] });
    }));
  it('an empty place that was touched is the next one taken', () =>
    on('set-up-twos', async (page) => {
      await page.locator('[data-seat="tuco"]').click();
      await show(page, { ...(screens['set-up-twos'] as View), setup: afterLeaving() });
      await page.locator('[data-chair="2"] .place.empty').click();
      await page.locator('[data-sit="tuco"]').click();
      expect((await draft(page))?.seats.map(({ bandits }) => bandits)).toEqual([
        ['ghost'],
        ['doc', 'belle'],
        ['mei', 'tuco'],
      ]);
    }));
  it('a preset sets its switches, and each can be changed after', () =>
    on('set-up', async (page) => {
      await page.evaluate(() => {
        window.reply = new Promise(() => undefined);
      });
      await page.locator('[data-choose="preset:online"]').click();
      expect((await draft(page))?.house).toEqual({ ...presets.online });
      await page.locator('.house-group summary').first().click();
      await page.locator('[data-house] [data-option]:visible').nth(1).click();
      expect(Object.keys((await draft(page))?.house ?? {}).length).toBeGreaterThan(
        Object.keys(presets.online ?? {}).length,
      );
    }));
  it('a card is typed in by its icons, by touch alone', () =>
    on('set-up', async (page) => {
      await page.locator('[data-do="type-round-card"]').click();
      expect(await findFaults(page)).toEqual([]);
      for (const turn of ['standard', 'tunnel', 'switching']) await page.locator(`[data-turn="${turn}"]`).click();
      await page.keyboard.press('Escape');
      await page.locator('.type-card').waitFor({ state: 'detached' });
      await page.locator('[data-do="type-round-card"]').click();
      for (const turn of ['standard', 'tunnel', 'switching']) await page.locator(`[data-turn="${turn}"]`).click();
      await page.locator('[data-choice="safekeeping"]').click();
      await page.locator('[data-do="type-take"]').click();
      expect((await sent(page)).at(-1)).toEqual({
        do: 'type-round-card',
        icons: { turns: ['standard', 'tunnel', 'switching'], event: 'safekeeping', keep: 0 },
        station: false,
      });
    }));
});

describe('a round card that is none of those shown', () => {
  it('is typed in, and Escape goes back to the others', () =>
    on(
      'round-card-many',
      async (page) => {
        await page.locator('[data-do="type-round-card"]').click();
        expect(await findFaults(page)).toEqual([]);
        await page.keyboard.press('1');
        await page.keyboard.press('Escape');
        await page.locator('.type-card').waitFor({ state: 'detached' });
        expect(await sent(page)).toEqual([]);
      },
      phone,
    ));
});

describe('what is printed on the Marshal’s cards', () => {
  it('is touched card by card, a deck only as a whole', () =>
    on('set-up-prison', async (page) => {
      const marshal = screens['set-up-marshal']?.setup as SetupView;
      const unread = { ...marshal, draft: { ...marshal.draft, known: {} } };
      await show(page, { ...(screens['set-up-marshal'] as View), setup: unread });
      await page.locator('[data-do="type-prints"]').click();
      const printed = (of: string, name: string) =>
        page.locator(`.type-prints [data-print="${of}"] [data-choice="${name}"]`);
      const deck = ['move', 'move-plus', 'change-floor', 'change-floor-plus', 'punch', 'capture'];
      for (const card of deck) await printed('marshal-player', card).click();
      expect(await page.locator('[data-do="type-take"]').isDisabled()).toBe(true);
      for (let more = 0; more < 4; more++) await printed('marshal-player', 'shoot').click();
      expect(await printed('marshal-player', 'shoot').isDisabled()).toBe(true);
      for (const bullet of ['golden', '', 'disarmed']) await printed('marshal-player/pile-2', bullet).click();
      await page.locator('[data-do="type-take"]').click();
      expect((await sent(page)).at(-1)).toEqual({
        do: 'type-prints',
        known: {
          'marshal-player': [...deck, 'shoot', 'shoot', 'shoot', 'shoot'],
          'marshal-player/pile-2': ['golden', '', 'disarmed'],
        },
      });
      await page.locator('.type-prints').waitFor({ state: 'detached' });
    }));
  it('can be looked at again and forgotten', () =>
    on(
      'set-up-marshal',
      async (page) => {
        expect(await findFaults(page)).toEqual([]);
        await page.locator('[data-do="type-prints"]').click();
        expect(await findFaults(page)).toEqual([]);
        await page.keyboard.press('Escape');
        await page.locator('[data-do="forget-prints"]').click();
        expect(await sent(page)).toEqual([{ do: 'type-prints', known: {} }]);
      },
      phone,
    ));
});
