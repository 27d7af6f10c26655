/** The built renderer in a real browser, fed with fixtures instead of a host. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { ensureTestTools } from '../../scripts/chromium.mjs';
import { launch, openScreen, serveRenderer, sizes } from '../../scripts/screens/stage.mjs';
import type { Command } from '../../src/messages/commands.ts';
import type { View } from '../../src/messages/view.ts';
import { addresses, screens, touches } from './all-fixtures.ts';

declare global {
  interface Window {
    sent: Command[];
    show(view: View): void;
    link(up: boolean): void;
    reply?: unknown;
  }
}

interface Size {
  name: string;
  width: number;
  height: number;
}
export const [tv, , phone] = sizes as [Size, Size, Size];

/** For one test file: `on` opens a fixture as it is, `touched` after what is to be touched on it first. */
export function pageRig() {
  let browser: Browser;
  let server: Awaited<ReturnType<typeof serveRenderer>>;
  beforeAll(async () => {
    browser = await launch(String(ensureTestTools()));
    server = await serveRenderer();
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    server?.close();
  });
  async function on(name: string, act: (page: Page) => Promise<void>, options: object = {}): Promise<void> {
    const { page, troubles, close } = await openScreen(browser, server.url, screens[name], {
      ...tv,
      query: addresses[name],
      ...options,
    });
    try {
      await act(page);
      expect(troubles).toEqual([]);
    } finally {
      await close();
    }
  }
  const touched = (name: string, act: (page: Page) => Promise<void>, options: object = {}) =>
    on(
      name,
      async (page) => {
        for (const selector of touches[name] ?? []) await page.click(selector);
        await act(page);
      },
      options,
    );
  return { on, touched };
}

export const sent = (page: Page) => page.evaluate(() => window.sent);
export const show = (page: Page, next: View) => page.evaluate((shown) => window.show(shown), next);
