/** The same night in the desktop app: Electron's main process and preload script, its window, IPC instead of a socket. */
import type { ElectronApplication } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { count4, night4 } from '../golden/script.ts';
import { launchDesktop, scratchFolder } from './launch.ts';
import { NightDriver } from './night-driver.ts';
import { WiredReader } from './wired-reader.ts';

const folder = scratchFolder();
let reader: WiredReader;
let app: ElectronApplication;

beforeAll(async () => {
  reader = await WiredReader.open();
  app = await launchDesktop(folder.path, ['--reader', reader.path]);
});

afterAll(async () => {
  await app?.close();
  await reader?.close();
  folder.remove();
});

test('the desktop app comes to the same count', async () => {
  const page = await app.firstWindow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  // The pictures are the browser's: they are looked at closely there.
  const people = new NightDriver(page, reader, night4(), { looksClosely: false });
  await people.playTo(count4());
  expect(complaints).toEqual([]);
}, 180_000);
