/** The sheet of labels in a real browser: nothing overflows its label, and what is printed has the size of the paper. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { labelLists } from '../../src/table/labels.ts';
import { pageRig } from './page-rig.ts';

const { on } = pageRig();
const all = labelLists.map(({ who, list }) => `${who}.${list}`).join(',');
const count = labelLists.flatMap(({ cards }) => cards).reduce((sum, { copies }) => sum + copies, 0);

/** Width and height of each page of a PDF in points, as its page tree says. */
const boxesOf = (pdf: Buffer): [number, number][] =>
  [...pdf.toString('latin1').matchAll(/\/MediaBox ?\[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) => [
    Number(width),
    Number(height),
  ]);

/** Labels in which something is wider or higher than its room, or is cut off at the label's edge. */
const overflowing = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.label')]
      .filter((label) => {
        const edge = label.getBoundingClientRect();
        return [label, ...label.querySelectorAll('*')].some((part) => {
          const { left, top, right, bottom } = part.getBoundingClientRect();
          const out =
            left < edge.left - 0.5 || top < edge.top - 0.5 || right > edge.right + 0.5 || bottom > edge.bottom + 0.5;
          return (
            out || (part instanceof HTMLElement && part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0)
          );
        });
      })
      .map((label) => label.getAttribute('data-label')),
  );

describe.each([
  ['a4', 36, 595, 842],
  ['letter', 32, 612, 792],
] as const)('on %s', (paper, room, width, height) => {
  it('every label of the whole box holds its words, inside the page', { timeout: 60_000 }, () =>
    on(
      'labels',
      async (page) => {
        expect(await page.locator('.label').count()).toBe(count);
        expect(await overflowing(page)).toEqual([]);
        const over = await page.evaluate(
          () =>
            [...document.querySelectorAll('.label-page')].filter((sheet) => {
              const grid = sheet.querySelector('.label-grid')?.getBoundingClientRect();
              const foot = sheet.querySelector('.label-foot')?.getBoundingClientRect();
              return !grid || !foot || grid.bottom > foot.top || grid.right > sheet.getBoundingClientRect().right - 30;
            }).length,
        );
        expect(over).toBe(0);
      },
      { query: `?sheet=labels&paper=${paper}&lists=${all}` },
    ),
  );

  it('the printed pages are so many, and of that size', { timeout: 60_000 }, () =>
    on(
      'labels',
      async (page) => {
        const boxes = boxesOf(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
        expect(boxes).toHaveLength(Math.ceil(count / room));
        for (const [wide, high] of boxes) {
          expect(Math.abs(wide - width)).toBeLessThan(1.5);
          expect(Math.abs(high - height)).toBeLessThan(1.5);
        }
      },
      { query: `?sheet=labels&paper=${paper}&lists=${all}` },
    ),
  );
});

it('what was chosen stands in the address', () =>
  on(
    'labels',
    async (page) => {
      expect(await page.locator('.label').count()).toBe(10);
      expect(await page.locator('[data-label="doc/move/2"]').textContent()).toMatch(/^D\s*Doc\s*Move\s*2 of 2$/);
      await page.locator('[data-list="commands.actions"]').click();
      await page.waitForURL(/lists=doc\.actions,commands\.actions/);
      expect(await page.locator('[data-label="commands/undo/1"] svg').count()).toBe(1);
      await page.locator('[data-paper="letter"]').click();
      await page.waitForURL(/paper=letter/);
      expect(await page.locator('.label-page.letter').count()).toBe(1);
    },
    { query: '?sheet=labels&lists=doc.actions' },
  ));
