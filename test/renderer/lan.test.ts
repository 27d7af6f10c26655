/** Other screens, seen from the console and from the door. */
import { describe, expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { findFaults } from '../../scripts/screens/faults.mjs';
import type { View } from '../../src/messages/view.ts';
import { texts } from '../../src/text/index.ts';
import { screens } from './all-fixtures.ts';
import { pageRig, phone, sent, tv } from './page-rig.ts';

const { on, touched } = pageRig();

describe('nothing is out of place', () => {
  const sizes = [tv, phone] as const;
  it.each(['other-screens-off', 'other-screens', 'news'].flatMap((name) => sizes.map((size) => [name, size] as const)))(
    '%s',
    (name, size) => touched(name, async (page) => expect(await findFaults(page)).toEqual([]), size),
  );
});

it('the switch asks for the address that was chosen, by the port that was typed', () =>
  touched('other-screens-off', async (page) => {
    await page.fill('[data-field="port"]', 'http');
    expect(await page.locator('[data-lan="192.168.1.5"]').isDisabled()).toBe(true);
    await page.fill('[data-field="port"]', '5000');
    await page.click('[data-lan="192.168.1.5"]');
    expect(await sent(page)).toEqual([{ do: 'lan', on: { address: '192.168.1.5', port: 5000 } }]);
  }));

it('a seat is freed, the console’s own door is shown only when asked for, and all is switched off', () =>
  touched('other-screens', async (page) => {
    const door = () => page.locator('[data-lan-door]').getAttribute('data-lan-door');
    expect(await door()).toBe('http://192.168.178.104:4747/#K7M2QX');
    await page.click('[data-lan-show="console"]');
    expect(await door()).toContain('?face=console#');
    await page.click('[data-free-seat="belle"]');
    await page.click('[data-do="lan-off"]');
    expect(await sent(page)).toEqual([
      { do: 'free-seat', who: 'belle' },
      { do: 'lan', on: null },
    ]);
  }));

it('a seat answers what its own player is asked, and nothing else', async () => {
  const asked = screens['stealin-punch'] as View;
  const who = asked.night?.question?.asks[0] ?? '';
  const at = (seat: string[]): View => ({ ...asked, seat });
  const other = asked.night?.seats.map((seat) => seat.who).find((one) => one !== who) ?? '';
  screens['seat-own'] = at([who]);
  screens['seat-other'] = at([other]);
  await on(
    'seat-own',
    async (page) => {
      await page.locator('button[data-option]').first().click();
      expect(await sent(page)).toMatchObject([{ do: 'answer', question: asked.night?.question?.id }]);
      expect(await page.locator('[data-do="undo"]').count()).toBe(0);
    },
    { face: 'seat' },
  );
  await on(
    'seat-other',
    async (page) => {
      expect(await page.locator('[data-option]').count()).toBeGreaterThan(0);
      expect(await page.locator('button[data-option]').count()).toBe(0);
    },
    { face: 'seat' },
  );
});

it('what is new begins with this version', () => {
  expect(texts.news[0]?.of).toBe(packageJson.version);
});
