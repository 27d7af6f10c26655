import type { ElectronApplication, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchDesktop, scratchFolder } from './launch.ts';

const folder = scratchFolder();
let app: ElectronApplication;
let page: Page;

beforeAll(async () => {
  app = await launchDesktop(folder.path);
  page = await app.firstWindow();
  await page.waitForSelector('#app > *');
});

afterAll(async () => {
  await app?.close();
  folder.remove();
});

/** How many windows there are, and where the first one is. */
const windows = () =>
  app.evaluate(({ BrowserWindow }) => {
    const all = BrowserWindow.getAllWindows();
    return { count: all.length, url: all[0]?.webContents.getURL() };
  });

test('the window shows the app', async () => {
  expect(await page.title()).toBe('Caboose');
  expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isVisible())).toBe(true);
});

test('the page has the bridge, frozen, and nothing of Node', async () => {
  const found = await page.evaluate(() => ({
    bridge: Object.keys(window.caboose ?? {}).sort(),
    isFrozen: Object.isFrozen(window.caboose),
    node: ['require', 'process', 'module', 'Buffer', 'global'].filter((name) => name in globalThis),
  }));
  expect(found).toEqual({ bridge: ['onLink', 'onPanel', 'onView', 'send'], isFrozen: true, node: [] });
});

test('a command goes to the main process and its reply comes back', async () => {
  const replies = await page.evaluate(async () => [
    await window.caboose?.send({ do: 'go', to: 'home' }),
    await window.caboose?.send({ do: 'format-disk' } as never),
  ]);
  expect(replies).toMatchObject([{ ok: true }, { ok: false }]);
});

test('the page gets views', async () => {
  const view = await page.evaluate(
    () => new Promise((resolve) => window.caboose?.onView((seen) => resolve(seen.version))),
  );
  expect(view).toMatch(/^\d+\.\d+\.\d+$/);
});

test('scripts of others do not run', async () => {
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.hacked = true;';
    document.head.append(script);
    return 'hacked' in window;
  });
  expect(ran).toBe(false);
});

test('no address leads the window away, or to another window', async () => {
  const before = await windows();
  // Often: what is refused must not stop the page that asked either, and that is a matter of moments.
  for (let times = 0; times < 100; times++) await page.evaluate(() => void window.open('https://example.org/'));
  await page.evaluate(() => {
    location.href = 'https://example.org/';
  });
  await page.evaluate(() => {
    const link = document.createElement('a');
    Object.assign(link, { href: 'https://example.org/', target: '_blank' });
    document.body.append(link);
    link.click();
    link.remove();
  });
  // Nothing is to happen; what is asked afterwards is answered by the same page all the same.
  await page.evaluate(() => window.caboose?.send({ do: 'go', to: 'reader' }));
  await page.waitForSelector('[data-screen="reader"]');
  expect(await windows()).toEqual(before);
  expect(before).toEqual({ count: 1, url: 'app://caboose/' });
  expect(await page.title()).toBe('Caboose');
});

test('the menu’s full screen goes on and off', async () => {
  const toggle = () =>
    app.evaluate(({ Menu, BrowserWindow }) => {
      Menu.getApplicationMenu()?.getMenuItemById('fullscreen')?.click();
      return BrowserWindow.getAllWindows()[0]?.isFullScreen();
    });
  await expect.poll(toggle).toBe(true);
  await expect.poll(toggle).toBe(false);
});
