/** Enrolment in a real browser: the tags of a known card. */
import { expect, it } from 'vitest';
import { pageRig, sent } from './page-rig.ts';

const { on } = pageRig();
const ghostsMove = { do: 'enrol', who: 'ghost', list: 'actions', card: 'move', copy: 1 };

it('a card that is known shows its tags; one is replaced, forgotten, or another added', () =>
  on('cards-known', async (page) => {
    const known = page.locator('.guided-list .done button').first();
    await known.click();
    expect(await page.locator('[data-known="move/1"]').textContent()).toContain('04 A2 B3 C4 D5 E6 10');
    await page.locator('[data-forget]').click();
    await page.locator('[data-replace]').click();
    await known.click();
    await page.locator('[data-do="add-tag"]').click();
    expect(await sent(page)).toEqual([
      { do: 'forget-tag', uid: '04A2B3C4D5E610' },
      { ...ghostsMove, instead: '04A2B3C4D5E610' },
      ghostsMove,
    ]);
  }));

it('a tag that says another card is asked about, and names are written once that is switched on', () =>
  on('cards-doubt', async (page) => {
    await page.locator('[data-do="doubt-says"]').click();
    await page.locator('[data-do="doubt-asked"]').click();
    await page.locator('[data-do="write-names"]').click();
    expect(await sent(page)).toEqual([
      { do: 'settle-doubt', as: 'says' },
      { do: 'settle-doubt', as: 'asked' },
      { do: 'write-names', on: false },
    ]);
  }));

it('one that is not known is asked for next', () =>
  on('cards-known', async (page) => {
    await page.locator('[data-tap-next="punch"]').click();
    expect(await sent(page)).toEqual([{ do: 'enrol', who: 'ghost', list: 'actions', card: 'punch' }]);
  }));
