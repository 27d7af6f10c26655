// What is wrong with a picture: text out of its box, things on top of each other, what axe finds.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/**
 * Every fault of the page as it stands, as sentences; none means that the picture is sound.
 * @param {import('playwright-core').Page} page
 * @returns {Promise<string[]>}
 */
export async function findFaults(page) {
  return [...(await page.evaluate(layoutFaults)), ...(await axeFaults(page))];
}

async function axeFaults(page) {
  // Evaluated, not added as a script tag: the page's own policy forbids inline scripts, and shall.
  await page.evaluate(await readFile(axePath, 'utf8'));
  return page.evaluate(async () => {
    const { violations } = await globalThis.axe.run(document);
    return violations.map(
      ({ id, nodes }) =>
        `axe ${id}: ${nodes
          .map((node) => node.target.join(' '))
          .slice(0, 3)
          .join(', ')}`,
    );
  });
}

/** Runs in the page, so it must not use anything from outside itself. */
function layoutFaults() {
  const faults = [];
  const slack = 2;
  // Passing overlays may lie over the picture; that is what they are for.
  const overlay = '.toast-place, .drawer, .dragged, .box-tray, .why-note, .demo-flag, .setup-start, .agree, .sr';
  const width = document.documentElement.clientWidth;

  const describe = (element) => {
    const name =
      element.className && typeof element.className === 'string'
        ? `.${element.className.trim().replace(/\s+/g, '.')}`
        : '';
    return `${element.tagName.toLowerCase()}${name} “${(element.textContent ?? '').trim().slice(0, 40)}”`;
  };
  const scrolls = (style) => /auto|scroll/.test(`${style.overflowX} ${style.overflowY}`);
  const clips = (style) => /hidden|clip/.test(`${style.overflowX} ${style.overflowY}`);

  if (document.documentElement.scrollWidth > width + 1) {
    const wide = [...document.body.querySelectorAll('*')].find(
      (element) => element.getBoundingClientRect().right > width + 1 && !element.closest('svg, .train-strip'),
    );
    faults.push(`the page is wider than the screen${wide ? `: ${describe(wide)}` : ''}`);
  }

  // Nobody scrolls a television.
  if (
    width >= 1900 &&
    document.querySelector('[data-screen="night"]') &&
    document.documentElement.scrollHeight > innerHeight + 1
  )
    faults.push(`the night is ${document.documentElement.scrollHeight} high and the screen ${innerHeight}`);

  // What lies under an open panel is out of reach.
  const scope = document.querySelector('[aria-modal="true"]') ?? document.body;
  const blocks = [];
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || !node.data.trim() || element.closest(`${overlay}, svg, script`)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter((rect) => rect.width > 0 && rect.height > 0);
    if (rects.length === 0 || !element.checkVisibility({ visibilityProperty: true })) continue;
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    let box = element;
    while (getComputedStyle(box).display.startsWith('inline') && !box.matches('button, kbd') && box.parentElement)
      box = box.parentElement;
    check(rects, box, size, element);
    const frame = box.getBoundingClientRect();
    const dotted = getComputedStyle(box).textOverflow === 'ellipsis';
    blocks.push({ element, rects: dotted ? [frame] : rects });
  }

  function check(rects, box, size, element) {
    const inScroller = [];
    // Shortened on purpose, with three dots.
    const shortened = getComputedStyle(box).textOverflow === 'ellipsis';
    for (let at = box; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (scrolls(style)) inScroller.push(at);
      const outer = at.getBoundingClientRect();
      const own = at === box || at.matches('button, .option, .seat, .rank');
      if (!(own || clips(style)) || inScroller.length > 0) continue;
      for (const rect of rects) {
        const sideways = rect.left < outer.left - slack || rect.right > outer.right + slack;
        // Tall letters may stand a little out of a tight line.
        const upright = rect.top < outer.top - size * 0.35 || rect.bottom > outer.bottom + size * 0.35;
        if ((sideways && !shortened) || upright) {
          faults.push(`text out of its box: ${describe(element)} in ${describe(at)}`);
          return;
        }
      }
    }
    if (inScroller.length === 0 && !shortened && rects.some((rect) => rect.right > width + 1 || rect.left < -1))
      faults.push(`text off the screen: ${describe(element)}`);
  }

  const controls = [...scope.querySelectorAll('button, input, summary')]
    .filter((element) => !element.closest(overlay) && element.checkVisibility({ visibilityProperty: true }))
    .map((element) => ({ element, rects: [element.getBoundingClientRect()] }));
  const things = [...blocks, ...controls];
  const overlaps = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > slack &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4;
  for (const [i, one] of things.entries()) {
    for (const other of things.slice(i + 1)) {
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      if (one.element.closest('.train-strip') || other.element.closest('.train-strip')) continue;
      if (one.rects.some((a) => other.rects.some((b) => overlaps(a, b))))
        faults.push(`on top of each other: ${describe(one.element)} and ${describe(other.element)}`);
    }
  }
  return [...new Set(faults)];
}
