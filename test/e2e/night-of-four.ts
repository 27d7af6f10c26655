import type { Page } from 'playwright-core';

/** Goes through the set-up on a console as people do: Doc leads, then Belle, Tuco and Ghost; the first round is Braking. */
export async function beginNightOfFour(console: Page): Promise<void> {
  await console.click('[data-do="new-night"]');
  for (const who of ['doc', 'belle', 'tuco', 'ghost']) {
    await console.click(`[data-sit="${who}"]`);
    await console.waitForSelector(`[data-seat="${who}"]`);
  }
  await console.click('[data-first="doc"]');
  await console.waitForSelector('[data-first="doc"][aria-pressed="true"]');
  await console.click('[data-do="shuffle-cars"]');
  await console.click('[data-do="start-night"]');
  await console.click('[data-option="24-braking"]');
}
