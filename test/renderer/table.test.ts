/** Putting the table right, the log, amends, freezes, sealed questions, replays: what the face draws and what it sends. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findFaults } from '../../scripts/screens/faults.mjs';
import type { View } from '../../src/messages/view.ts';
import { screens } from './all-fixtures.ts';
import { pageRig, phone, sent, show, tv } from './page-rig.ts';

const { on, touched } = pageRig();

/** The middle of a piece or place once it rests: it may still be on its way, or be drawn anew. */
async function middle(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const found = await page.waitForFunction(
    (looked) => {
      const box = document.querySelector(looked)?.getBoundingClientRect();
      const place = box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      const before = document.body.dataset.seen;
      document.body.dataset.seen = JSON.stringify([looked, place]);
      return place && document.body.dataset.seen === before ? place : null;
    },
    selector,
    { polling: 60 },
  );
  return (await found.jsonValue()) as { x: number; y: number };
}

async function drag(page: Page, from: string, to: string): Promise<void> {
  const [start, end] = [await middle(page, from), await middle(page, to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 3 });
  await page.mouse.move(end.x, end.y);
  await page.mouse.up();
}

/** What was put down has ended the fixing. */
async function fixAgain(page: Page): Promise<void> {
  await page.waitForSelector('[data-do="stop-fix"]', { state: 'detached' });
  await page.click('[data-do="fix"]');
  await page.waitForSelector('[data-do="stop-fix"]');
}

/** What was sent, without the telling that the log is looked at. */
const told = async (page: Page) => (await sent(page)).filter((command) => command.do !== 'show-log');

describe('nothing is out of place', () => {
  const wanted = ['two-bandits', 'teams', 'turmoil', 'fixing-counts', 'freeze-eight', 'amend', 'replay'];
  it.each(wanted.flatMap((name) => [tv, phone].map((size) => [name, size.name, size] as const)))(
    '%s on a %s',
    { timeout: 30_000 },
    (name, _size, size) => touched(name, async (page) => expect(await findFaults(page)).toEqual([]), size),
  );
});

describe('putting the table right', () => {
  it('a pawn is dragged to where it stands, though a mark of the question lies over it', () =>
    on('stealin-punch', async (page) => {
      await drag(page, '[data-pawn="doc"]', '[data-place="1.roof"]');
      expect(await sent(page)).toEqual([{ do: 'correct', put: { pieces: { doc: '1.roof' } } }]);
    }));
  it('loot is dragged onto a sheet and into the box; both places are named whole', () =>
    on('stealin', async (page) => {
      await drag(page, '.train-strip [data-from="3.in"][data-token="jewel"]', '[data-seat="belle"]');
      await drag(page, '.seats [data-from="doc"][data-token="jewel"]', '[data-place="4.in"]');
      expect((await sent(page)).map((command) => 'put' in command && command.put.loot)).toEqual([
        { '3.in': ['purse'], belle: ['purse', 'jewel'] },
        { doc: ['purse', 'purse'], '4.in': ['purse', 'purse', 'jewel'] },
      ]);
    }));
  it('a press that strays a little is a touch, and a drop nowhere is nothing', () =>
    on('stealin', async (page) => {
      const pawn = await middle(page, '[data-pawn="doc"]');
      await page.mouse.move(pawn.x, pawn.y);
      await page.mouse.down();
      await page.mouse.move(pawn.x, 20, { steps: 4 });
      await page.mouse.up();
      expect(await sent(page)).toEqual([]);
    }));
  it('horses, the coach and hostages are dragged too, each to where it can be', () =>
    touched('fixing-modules', async (page) => {
      await drag(page, '.horse[data-from="beside.4"]', '[data-place="1.in"]');
      await fixAgain(page);
      await drag(page, '.coach-lamp', '[data-place="3.roof"]');
      await fixAgain(page);
      await drag(page, '[data-seat="tuco"] [data-thing="hostage:banker"]', '[data-seat="doc"]');
      await fixAgain(page);
      await drag(page, '.untaken [data-thing="hostage:poodle"]', '[data-seat="belle"]');
      await fixAgain(page);
      // No bandit has a horse, and no car a hostage.
      await drag(page, '.horse[data-from="beside.0"]', '[data-seat="doc"]');
      await drag(page, '[data-seat="tuco"] [data-thing="hostage:banker"]', '[data-place="1.in"]');
      expect((await sent(page)).map((command) => 'put' in command && command.put.things)).toEqual([
        { 'beside.4': [], 'beside.1': ['horse'] },
        { 'beside.2': ['horse', 'horse'], 'beside.3': ['stagecoach'] },
        { tuco: [], doc: ['hostage:banker'] },
        { stagecoach: ['hostage:old-lady', 'hostage:photographer'], belle: ['hostage:poodle'] },
      ]);
    }));
  it('what lies with the Marshal player and the bandits he hunts is put right too', () =>
    touched('fixing-marshal', async (page) => {
      const HE = 'marshal-player';
      await page.click(`[data-count="${HE}/pile-2"] [data-step="less"]`);
      await page.click('[data-count="upcoming"] [data-step="less"]');
      await page.click('[data-hide="goal:mail"]');
      await page.keyboard.press('Escape');
      await fixAgain(page);
      await drag(page, '[data-seat="ghost"] [data-thing="brawler:800"]', '[data-seat="belle"]');
      await fixAgain(page);
      await drag(page, `[data-seat="${HE}"] [data-thing="wanted:ghost"]`, '[data-seat="ghost"]');
      await fixAgain(page);
      await drag(page, '[data-seat="doc"] [data-thing="penalty:disarmed"]', '[data-seat="tuco"]');
      await fixAgain(page);
      await drag(page, '.fix-box [data-thing="penalty:wounded-knee"]', '[data-seat="belle"]');
      await fixAgain(page);
      await drag(page, '.untaken [data-thing="prisoner:mei"]', '[data-seat="belle"]');
      expect((await sent(page)).map((command) => 'put' in command && (command.put.things ?? command.put))).toEqual([
        { cylinder: { [`${HE}/pile-2`]: 4 } },
        { upcoming: ['goal', 'goal'] },
        { revealed: [], current: ['goal', 'goal'] },
        { ghost: [], belle: ['wanted:belle', 'brawler:800'] },
        { [HE]: ['brawler:500', 'brawler:300'], ghost: ['brawler:800', 'wanted:ghost'] },
        { doc: ['wanted:doc'], tuco: ['wanted:tuco', 'penalty:disarmed'] },
        { belle: ['wanted:belle', 'penalty:wounded-knee'] },
        { prison: ['prisoner:tuco'], belle: ['wanted:belle', 'prisoner:mei'] },
      ]);
    }));
  it('and by keys: F, the piece, the place', () =>
    on('fixing-modules', async (page) => {
      const put = async (piece: string, place: string) => {
        const enter = async (selector: string) => {
          await page.locator(selector).first().focus();
          await page.keyboard.press('Enter');
        };
        // What can be touched changes with each step, a moment after the key.
        await page.keyboard.press('f');
        await page.locator('.train.taking').waitFor();
        await enter(piece);
        await page.locator('.train.putting').waitFor();
        await enter(place);
        await page.locator('.fixing').waitFor({ state: 'detached' });
      };
      await put('.coach', '[data-mark="4.in"]');
      await put('[data-seat="tuco"] [data-thing="hostage:banker"]', '[data-put="stagecoach"]');
      await put('.horse[data-from="beside.0"]', '[data-put="box"]');
      await put('[data-seat="doc"] [data-token="flask-half"]', '[data-plate="ghost"]');
      expect((await sent(page)).map((command) => 'put' in command && (command.put.things ?? command.put.loot))).toEqual(
        [
          { 'beside.2': ['horse', 'horse'], 'beside.4': ['horse', 'stagecoach'] },
          { tuco: [], stagecoach: ['hostage:poodle', 'hostage:old-lady', 'hostage:photographer', 'hostage:banker'] },
          { 'beside.0': [] },
          { doc: ['purse'], ghost: ['purse', 'any-flask', 'any-flask', 'flask-half'] },
        ],
      );
    }));
  it('by keys alone: F, the piece, the place', () =>
    on('schemin', async (page) => {
      await page.keyboard.press('f');
      await page.locator('.pawns [data-pawn="marshal"]').focus();
      await page.keyboard.press('Enter');
      await page.locator('[data-mark="0.in"]').focus();
      await page.keyboard.press('Enter');
      expect(await sent(page)).toEqual([{ do: 'correct', put: { pieces: { marshal: '0.in' } } }]);
    }));
  it('bullets, the neutral pile and the first player by a touch on + or −', () =>
    touched('fixing-counts', async (page) => {
      await page.click('[data-count="cylinder"] [data-step="less"]');
      await page.click('[data-count="neutral"] [data-step="more"]');
      await page.click('[data-do="stop-fix"]');
      await page.click('[data-do="fix"]');
      await page.click('[data-leads="tuco"]');
      await page.click('[data-do="skip-step"]');
      expect(await sent(page)).toMatchObject([
        { do: 'correct', put: { cylinder: { belle: 3 } } },
        { do: 'correct', put: { received: { belle: ['neutral'] } } },
        { do: 'correct', put: { firstPlayer: 'tuco' } },
        { do: 'skip-step' },
      ]);
    }));
  it('what is to be put back is drawn: a ghost where it is, an arrow with the number of its line', () =>
    on('put-back-train', async (page) => {
      expect(await page.locator('.move-arrow').count()).toBe(3);
      expect(await page.locator('.ghost-piece').count()).toBe(3);
    }));
});

describe('the record', () => {
  it('goes back to an entry, or says what it really was', () =>
    touched('log', async (page) => {
      await page.click('[data-amend="1.roof"]');
      await page.click('[data-do="log"]');
      await page.click('[data-entry="7"]');
      await page.click('[data-do="undo-to"]');
      expect(await told(page)).toEqual([
        { do: 'try-amend', n: 9, key: '1.roof' },
        { do: 'undo-to', n: 7, at: 12 },
      ]);
    }));
  it('an answer that nobody may know offers no other', () =>
    touched('log', async (page) => {
      await page.click('[data-entry="4"]');
      expect(await page.locator('[data-entry="4"]').textContent()).toContain('face down');
      await page.locator('[data-amend]').first().waitFor({ state: 'detached' });
    }));
  it('both ways of an amend are told before one is accepted', () =>
    on('amend', async (page) => {
      expect(await page.locator('[data-way="re-resolve"]').textContent()).toContain('no longer fit');
      await page.click('[data-accept="table-stands"]');
      expect(await sent(page)).toEqual([{ do: 'amend', n: 9, key: '1.roof', way: 'table-stands' }]);
    }));
});

describe('when life happens', () => {
  it('K freezes; nothing is answered until play goes on; things are ticked off', () =>
    on('schemin', async (page) => {
      await page.keyboard.press('k');
      await show(page, screens['freeze-knocked'] as View);
      await page.keyboard.press('1');
      await page.keyboard.press('Enter');
      expect(await page.locator('.pawn.absent').count()).toBe(4);
      await page.click('[data-tick="pawn-doc"]');
      await page.click('[data-do="unfreeze"]');
      expect(await sent(page)).toEqual([
        { do: 'freeze', why: 'knocked' },
        { do: 'tick', item: 'pawn-doc', on: true },
        { do: 'freeze', why: null },
      ]);
    }));
  it('what is packed comes first, and the table is built once all is put away', () =>
    on('freeze-pack', async (page) => {
      expect(await page.locator('[data-tick="bag-doc"]').count()).toBe(1);
      await page.locator('[data-tick="pawn-doc"]').first().waitFor({ state: 'detached' });
    }));
  it('Enter ends a break', () =>
    on('break', async (page) => {
      await page.keyboard.press('1');
      await page.keyboard.press('Enter');
      expect(await sent(page)).toEqual([{ do: 'break', on: false }]);
    }));
  it('two seats are swapped by two touches, and one to be sure', () =>
    touched('seating', async (page) => {
      await page.click('[data-pick="tuco"]');
      await page.click('[data-do="sure"]');
      expect(await sent(page)).toEqual([{ do: 'swap-seats', a: 'doc', b: 'tuco' }]);
    }));
  it('a house rule is changed on the card of what is in play', () =>
    touched('tonight', async (page) => {
      await page.click('[data-house="tie-bullets"] [data-choose="all"]');
      await page.click('[data-choose="turning"]');
      expect(await sent(page)).toEqual([
        { do: 'set-house', id: 'tie-bullets', option: 'all' },
        { do: 'set-taps', taps: 'turning' },
      ]);
    }));
});

describe('players and bandits', () => {
  it('a sealed question shows who is still to choose; whoever steps up answers under the own name', () =>
    on('turmoil', async (page) => {
      await page.locator('[data-option]').first().waitFor({ state: 'detached' });
      await page.keyboard.press('2');
      await page.keyboard.press('4');
      expect(await sent(page)).toMatchObject([{ do: 'answer', key: 'shoot', by: 'tuco' }]);
      await page.locator('[data-option]').first().waitFor({ state: 'detached' });
    }));
  it('the shared screen shows no choice of a sealed question', () =>
    on(
      'turmoil',
      async (page) => {
        expect(await page.locator('[data-waits]').count()).toBe(2);
        expect(await page.locator('button, [data-option]').count()).toBe(0);
      },
      { face: 'screen' },
    ));
  it('a player lays a card of either bandit', () =>
    on('two-bandits', async (page) => {
      await page.click('[data-option="tuco:shoot"]');
      expect(await sent(page)).toMatchObject([{ do: 'answer', key: 'tuco:shoot' }]);
      expect(await page.locator('[data-player="belle"] .seat.active').count()).toBe(2);
    }));
});

it('a replay is stepped by arrows', () =>
  on('replay', async (page) => {
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('End');
    await page.keyboard.press('Escape');
    expect(await sent(page)).toEqual([
      { do: 'replay-to', n: 42 },
      { do: 'replay-to', n: 40 },
      { do: 'replay-to', n: 180 },
      { do: 'close-replay' },
    ]);
  }));
