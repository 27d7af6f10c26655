/** The desktop app around a night: a second display, a save that is dragged in, the main process killed in the middle. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ElectronApplication, Page } from 'playwright-core';
import { afterAll, expect, test, vi } from 'vitest';
import { launchDesktop, scratchFolder } from './launch.ts';
import { beginNightOfFour } from './night-of-four.ts';

const folder = scratchFolder();
/** Of the stand-in; the real Electron has those of the machine. */
const env = {
  STANDIN_DISPLAYS: JSON.stringify([
    { id: 7, x: 0, y: 0, width: 1280, height: 800 },
    { id: 9, x: 1280, y: 0, width: 1920, height: 1080 },
  ]),
};
let app: ElectronApplication;

afterAll(async () => {
  await app?.close();
  folder.remove();
});

/** The shared screen may be there first. */
async function consoleOf(): Promise<Page | undefined> {
  const pages = app.windows();
  const shown = await Promise.all(pages.map((page) => page.locator('.face-console').count()));
  return pages[shown.indexOf(1)];
}

async function launch(name: string): Promise<Page> {
  app = await launchDesktop(join(folder.path, name), [], env);
  const page = await vi.waitUntil(consoleOf, { timeout: 30_000, interval: 100 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.waitForSelector('[data-screen="home"]');
  return page;
}

const touchMenu = (id: string) =>
  app.evaluate(({ Menu }, item) => Menu.getApplicationMenu()?.getMenuItemById(item)?.click(), id);

/** Where the shared screen stands, and on which display that is. */
const whereScreen = () =>
  app.evaluate(({ BrowserWindow, screen }) => {
    const window = BrowserWindow.getAllWindows()[1];
    const bounds = window?.getBounds();
    return bounds && { bounds, display: screen.getDisplayMatching(bounds).id, full: window?.isFullScreen() };
  });

const asked = (page: Page, id: string) => page.waitForSelector(`[data-question="${id}"]`);
const lays = (console: Page, key: string) => console.click(`[data-option="${key}"]`);

test('the shared screen fills the second display and follows the night', async () => {
  const console = await launch('first');
  const opened = app.waitForEvent('window');
  await touchMenu('screen');
  const shared = await opened;
  await shared.waitForSelector('.face-screen[data-screen="home"]');
  const displays = await app.evaluate(({ screen }) =>
    screen.getAllDisplays().map(({ id, bounds }) => ({ id, bounds })),
  );
  if (displays.length > 1) {
    const second = displays[1];
    await expect.poll(whereScreen).toEqual({ bounds: second?.bounds, display: second?.id, full: true });
    expect(await shared.evaluate(() => [innerWidth, innerHeight])).toEqual([1920, 1080]);
  }
  await beginNightOfFour(console);
  for (const [turn, who] of ['doc', 'belle', 'tuco', 'ghost'].entries()) {
    await Promise.all([asked(console, `r1/t1/scheme.act/${who}`), asked(shared, `r1/t1/scheme.act/${who}`)]);
    await lays(console, ['loot', 'move', 'draw', 'shoot'][turn] ?? '');
  }
  expect(await shared.locator('button, input, [data-do]').count()).toBe(0);
});

test('the main process is killed in the middle of the night: nothing that was shown is lost', async () => {
  const child = app.process();
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGKILL');
  await ended;
  const console = await launch('first');
  await console.click('[data-do="open-night"]');
  await asked(console, 'r1/t1/scheme.face/ghost');
  expect(await console.locator('.pile [data-card], .pile li').count()).toBeGreaterThan(0);
  // The shared screen was wanted, so it came back by itself.
  await expect.poll(() => app.windows().length).toBe(2);
  await lays(console, 'down');
  await asked(console, 'r1/t2/scheme.act/doc');
  await app.close();
});

test('a save that is dragged onto the window of another computer is played on there', async () => {
  const nights = join(folder.path, 'first', 'data', 'nights');
  const text = readFileSync(join(nights, readdirSync(nights)[0] ?? ''), 'utf8');
  const console = await launch('second');
  expect(await console.locator('[data-do="open-night"]').count()).toBe(0);
  const data = await console.evaluateHandle((save) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([save], 'night.caboose'));
    return transfer;
  }, text);
  await console.dispatchEvent('#app', 'dragover', { dataTransfer: data });
  expect(await console.locator('html.file-over').count()).toBe(1);
  await console.dispatchEvent('#app', 'drop', { dataTransfer: data });
  await asked(console, 'r1/t2/scheme.act/doc');
  expect(await console.locator('html.file-over').count()).toBe(0);
});
