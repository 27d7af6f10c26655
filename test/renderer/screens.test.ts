/** The face in a real browser, fed with fixtures: what it draws, what it sends, and that nothing is out of place. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findFaults } from '../../scripts/screens/faults.mjs';
import type { View } from '../../src/messages/view.ts';
import { screens } from './all-fixtures.ts';
import { night, view } from './fixtures.ts';
import { pageRig, phone, sent, show, tv } from './page-rig.ts';

const { on } = pageRig();

describe('nothing is out of place', () => {
  const wanted = ['home', 'set-up', 'schemin', 'stealin', 'count', 'schemin-six', 'stealin-punch', 'cards-list'];
  const modules = ['stagecoach', 'horses-coach', 'boarding', 'drinking'];
  it.each([...wanted, ...modules].flatMap((name) => [tv, phone].map((size) => [name, size.name, size] as const)))(
    '%s on a %s',
    { timeout: 30_000 },
    (name, _size, size) => on(name, async (page) => expect(await findFaults(page)).toEqual([]), size),
  );
  it('on the shared screen, which has no controls', () =>
    on(
      'stealin',
      async (page) => {
        expect(await findFaults(page)).toEqual([]);
        expect(await page.locator('button').count()).toBe(0);
        expect(await page.locator('[data-option="4.roof"]').count()).toBe(1);
      },
      { face: 'screen' },
    ));
});

describe('on a phone the train slides', () => {
  const middle = (selector: string, page: Page) =>
    page
      .locator(selector)
      .first()
      .evaluate((piece) => {
        const { left, width } = piece.getBoundingClientRect();
        return Math.abs(left + width / 2 - window.innerWidth / 2) < window.innerWidth / 4;
      });
  it('to whoever acts', () =>
    on('horses-coach', async (page) => expect(await middle('[data-pawn="belle"]', page)).toBe(true), phone));
  it('to the car beside which all show their fists, though nobody who is asked is on board', () =>
    on('boarding', async (page) => expect(await middle('.car.car-1p1j', page)).toBe(true), phone));
});

it('whoever was caught is said to be out, and not waited for', () =>
  on('count', async (page) => {
    const shown = screens.count as View;
    const count = shown.night?.count;
    if (!shown.night || !count) throw new Error('no count');
    const rows = count.rows.map((row, i) => (i === 0 ? { ...row, total: null, terms: [] } : row));
    await show(page, { ...shown, night: { ...shown.night, phase: 'over', count: { ...count, rows } } });
    const row = page.locator(`[data-score="${rows[0]?.who}"]`);
    expect(await row.textContent()).toMatch(/Out of the game/);
    expect(await row.locator('.total').textContent()).toBe('—');
  }));

it('nobody leads while all board: the First Player is drawn afterwards', () =>
  on('boarding', async (page) => expect(await page.locator('.seats .first').count()).toBe(0)));

it('for whoever wants no motion the coach and the horses are at once where they go, as the pawns are', () =>
  on('horses-coach', async (page) => {
    const lasts = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((piece) => getComputedStyle(piece).transitionDuration);
    for (const selector of ['.pawn', '.coach', '.horse'])
      expect([selector, await lasts(selector)]).toEqual([selector, '0s']);
  }));

describe('keys', () => {
  it('a digit answers', () =>
    on('stealin', async (page) => {
      await page.keyboard.press('4');
      expect(await sent(page)).toEqual([
        { do: 'answer', question: screens.stealin?.night?.question?.id, key: '4.roof' },
      ]);
    }));
  it('Enter takes the single option, and nothing where there are several', () =>
    on('stealin', async (page) => {
      await page.keyboard.press('Enter');
      await show(page, screens['stealin-next'] as View);
      await page.keyboard.press('Enter');
      expect((await sent(page)).map((command) => 'key' in command && command.key)).toEqual(['next']);
    }));
  it('U undoes, R does nothing while there is nothing to redo', () =>
    on('stealin', async (page) => {
      await page.keyboard.press('u');
      await page.keyboard.press('r');
      expect(await sent(page)).toEqual([{ do: 'undo' }]);
    }));
  it('Enter says that the table matches before anything else', () =>
    on('put-back', async (page) => {
      await page.keyboard.press('Enter');
      expect(await sent(page)).toEqual([{ do: 'table-matches' }]);
    }));
  it('a name that is being typed keeps its digits', () =>
    on('set-up', async (page) => {
      await page.locator('input').nth(1).fill('Ann1e');
      await page.keyboard.press('Enter');
      const [first] = await sent(page);
      expect(first).toMatchObject({ do: 'draft' });
      expect(JSON.stringify(first)).toContain('Ann1e');
    }));
});

describe('touch', () => {
  it('a mark on the train answers as its button does', () =>
    on('stealin', async (page) => {
      await page.locator('[data-mark="2.roof"]').click();
      await page.locator('[data-option="2.roof"]').click();
      const [one, other] = await sent(page);
      expect(one).toEqual(other);
    }));
  it('loot is marked at the feet of who loots', () =>
    on('stealin-loot', async (page) => {
      await page.locator('[data-mark="jewel"]').click();
      expect(await sent(page)).toMatchObject([{ do: 'answer', key: 'jewel' }]);
    }));
  it('a pawn that stands wrong is set right: pawn first, then where it stands', () =>
    on('schemin', async (page) => {
      await page.locator('[data-do="fix"]').click();
      await page.locator('[data-pawn="doc"]').click();
      await page.locator('[data-mark="3.in"]').click();
      expect(await sent(page)).toEqual([{ do: 'correct', put: { pieces: { doc: '3.in' } } }]);
      await page.locator('.fixing').first().waitFor({ state: 'detached' });
    }));
  it('a second touch before the host has answered builds on the first', () =>
    on('set-up', async (page) => {
      await page.evaluate(() => {
        window.reply = new Promise(() => undefined);
      });
      await page.locator('[data-sit="cheyenne"]').click();
      await page.locator('[data-car="car-1p"]').click();
      const last = (await sent(page)).at(-1);
      expect(last).toMatchObject({ do: 'draft', draft: { cars: expect.arrayContaining(['car-1p']) } });
      expect(JSON.stringify(last)).toContain('cheyenne');
    }));
  it('cars are coupled in the order in which they are touched', () =>
    on('set-up-six', async (page) => {
      await page.locator('[data-car="car-3p"]').click();
      expect(await sent(page)).toMatchObject([{ do: 'draft', draft: { cars: ['car-3j', 'car-4p1j', 'car-3p'] } }]);
    }));
});

describe('what happens is seen', () => {
  it('a pawn keeps its element and travels', () =>
    on(
      'stealin',
      async (page) => {
        const ghost = page.locator('[data-pawn="ghost"]');
        await ghost.evaluate((element) => {
          element.id = 'kept';
        });
        const before = await ghost.boundingBox();
        const start = screens.stealin?.night;
        if (!start) throw new Error('no night');
        const cars = start.train.cars.map((car) => ({
          ...car,
          roof: {
            ...car.roof,
            pawns: car.roof.space === '0.roof' ? ['ghost'] : car.roof.pawns.filter((who) => who !== 'ghost'),
          },
        }));
        const train = { cars, pawns: { ...start.train.pawns, ghost: '0.roof' }, annexes: [] };
        await show(page, { ...(screens.stealin as View), night: { ...start, train } });
        const where = async () => (await page.locator('#kept').boundingBox())?.x ?? 0;
        const under = await where();
        expect(await page.locator('#kept').getAttribute('data-space')).toBe('0.roof');
        await page.evaluate(() =>
          Promise.all(
            document
              .getElementById('kept')
              ?.getAnimations()
              .map((a) => a.finished) ?? [],
          ),
        );
        expect(await where()).toBeLessThan((before?.x ?? 0) - 300);
        expect(under).toBeGreaterThan(await where());
      },
      { motion: 'no-preference' },
    ));
  it('a tap in a tunnel is answered without its card', () =>
    on('tunnel', async (page) => {
      expect(await page.locator('[data-notice="tap.hidden"]').textContent()).toContain('Doc, card heard.');
      const pile = await page.locator('.pile').textContent();
      expect(pile).not.toMatch(/Move|Shoot|Loot|Punch|Marshal/);
    }));
  it('the winner is loud and every score is there', () =>
    on('count', async (page) => {
      expect(await page.locator('[data-winner]').getAttribute('data-winner')).toBe('ghost');
      expect(await page.locator('[data-score="ghost"]').getAttribute('data-dollars')).toBe('2750');
    }));
  it('a reader that is gone is said all through the night', () =>
    on('schemin', async (page) => {
      const view = screens.schemin as View;
      const reader = { ...view.reader, source: '/dev/ttyUSB0', state: 'waiting' as const, trouble: 'unplugged' };
      await show(page, { ...view, reader });
      expect(await page.locator('[data-reader="waiting"]').textContent()).toContain('unplugged');
      expect(await findFaults(page)).toEqual([]);
    }));
  it('a refusal is said, and so is a lost link', () =>
    on('schemin', async (page) => {
      await page.evaluate(() => {
        window.reply = { ok: false, code: 'link-down', with: {} };
      });
      await page.locator('[data-option="move"]').click();
      await expect.poll(() => page.locator('[data-notice="link-down"]').count()).toBe(1);
      await page.evaluate(() => window.link(false));
      expect(await page.locator('[role="alert"]').textContent()).toContain('Reconnecting');
    }));
  it('a view it has never seen does not break it', () =>
    on('home', async (page) => {
      const whom = { asks: ['mary'], waits: ['mary'] };
      const odd = { about: 'brand.new', ...whom, cites: ['Brand New'], id: 'x', with: {}, options: [] };
      await show(page, view({ screen: 'night', night: night({ phase: 'stealin', question: odd }) }));
      expect(await page.locator('main').textContent()).not.toMatch(/undefined|NaN/);
    }));
});
