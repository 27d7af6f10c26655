import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { ensureBuilt } from '../../scripts/build.mjs';
import { createElectron, hookRequire } from '../standin/create-electron.cjs';
import { nullBackend } from '../standin/null-backend.cjs';

const require = createRequire(import.meta.url);
const main = resolve('dist/main/main.cjs');
const cleanUp: (() => void)[] = [];

beforeAll(() => ensureBuilt(['client', 'main', 'preload']), 60_000);
afterEach(() => {
  for (const work of cleanUp.splice(0)) work();
});

/** Loads the built main process into this one; nothing is ready before `start()`. */
function load({ hasLock = true, args = [] as string[] } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'caboose-test-'));
  const exit = vi.fn();
  const backend = nullBackend();
  const switches = new Map([['user-data-dir', join(folder, 'user-data')]]);
  const standin = createElectron({ appPath: resolve('.'), switches, backend, exit });
  if (!hasLock) standin.electron.app.requestSingleInstanceLock = () => false;
  const argv = process.argv;
  process.argv = ['electron', '.', `--data=${join(folder, 'data')}`, '--reader=none', ...args];
  cleanUp.push(hookRequire(standin.electron), () => {
    process.argv = argv;
    rmSync(folder, { recursive: true, force: true });
  });
  delete require.cache[main];
  require(main);
  return { ...standin, backend, exit };
}

async function start(options = {}) {
  const loaded = load(options);
  await loaded.start();
  await vi.waitFor(() => expect(loaded.backend.opened[0]?.exposed.caboose).toBeDefined());
  const page = loaded.backend.opened[0];
  return { ...loaded, page, bridge: page.exposed.caboose };
}

test('the page comes from our own scheme, locked down', async () => {
  const { page } = await start();
  expect(page.url).toBe('app://caboose/');
  expect(page.status).toBe(200);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
});

test('the page gets the view at once, and each that follows', async () => {
  const { bridge } = await start();
  const screens: string[] = [];
  bridge.onView((view: { screen: string }) => screens.push(view.screen));
  await vi.waitFor(() => expect(screens).toEqual(['home']));
  expect(await bridge.send({ do: 'go', to: 'reader' })).toEqual({ ok: true });
  await vi.waitFor(() => expect(screens.at(-1)).toBe('reader'));
  const late: string[] = [];
  bridge.onView((view: { screen: string }) => late.push(view.screen));
  expect(late).toEqual(['reader']);
});

test('the host is never away', async () => {
  const { bridge } = await start();
  const links: boolean[] = [];
  bridge.onLink((up: boolean) => links.push(up));
  expect(links).toEqual([true]);
});

test('a bad command is answered, not thrown', async () => {
  const { bridge } = await start();
  expect(await bridge.send({ do: 'format-disk' })).toMatchObject({ ok: false });
});

test.each([
  ['a foreign page', { url: 'https://evil.example/', parent: null }],
  ['a page whose name begins like ours', { url: 'app://caboose.evil/', parent: null }],
  ['a frame inside our page', { url: 'app://caboose/', parent: {} }],
])('%s is not talked to', async (_name, frame) => {
  const { backend } = await start();
  vi.spyOn(process.stderr, 'write').mockReturnValueOnce(true);
  const said = JSON.stringify({ kind: 'invoke', id: 1, channel: 'caboose:hello', args: '[]' });
  const answer = await new Promise<string>((resolve) => backend.opened[0].listener.said(said, frame, resolve));
  expect(answer).toContain('own pages');
});

test('permissions are denied', async () => {
  const { calls } = await start();
  const handlerOf = (api: string) => calls.find((call) => call.api === api)?.args[0];
  const answer = vi.fn();
  handlerOf('session.setPermissionRequestHandler')(null, 'media', answer);
  expect(answer).toHaveBeenCalledWith(false);
  expect(handlerOf('session.setPermissionCheckHandler')()).toBe(false);
});

test('the screen stays awake while the window is open, and closing it ends the app', async () => {
  const { electron, calls, exit, page } = await start();
  electron.BrowserWindow.getAllWindows()[0].close();
  await vi.waitFor(() => expect(exit).toHaveBeenCalledWith(0));
  const blocker = calls.filter(({ api }) => api.startsWith('powerSaveBlocker'));
  expect(blocker.map(({ api, args }) => [api, args[0]])).toEqual([
    ['powerSaveBlocker.start', 'prevent-display-sleep'],
    ['powerSaveBlocker.stop', 1],
  ]);
  expect(page.isClosed).toBe(true);
});

test('a reader is let go of while the computer sleeps, and looked for again when it wakes', async () => {
  const { bridge, electron } = await start({ args: ['--reader=sim'] });
  const states: string[] = [];
  bridge.onView((view: { reader: { state: string } }) => states.push(view.reader.state));
  await vi.waitFor(() => expect(states.at(-1)).toBe('ready'));
  electron.powerMonitor.emit('suspend');
  await vi.waitFor(() => expect(states.at(-1)).toBe('closed'));
  electron.powerMonitor.emit('resume');
  await vi.waitFor(() => expect(states.at(-1)).toBe('ready'));
});

test('the menu has full screen on F11, and leaves the keys of undo to the page', async () => {
  const { electron } = await start();
  const item = (id: string) => electron.Menu.getApplicationMenu()?.getMenuItemById(id);
  const [window] = electron.BrowserWindow.getAllWindows();
  expect(item('fullscreen').accelerator).toBe('F11');
  item('fullscreen').click();
  expect(window.isFullScreen()).toBe(true);
  item('fullscreen').click();
  expect(window.isFullScreen()).toBe(false);
  expect(item('undo').accelerator).toBeUndefined();
});

test('a second start brings the window back', async () => {
  const { electron } = await start();
  const [window] = electron.BrowserWindow.getAllWindows();
  window.minimize();
  electron.app.emit('second-instance');
  expect(window.isMinimized()).toBe(false);
  expect(window.isFocused()).toBe(true);
});

test('without the lock it quits and opens no window', async () => {
  const { start: becomeReady, exit, backend } = load({ hasLock: false });
  await becomeReady();
  await vi.waitFor(() => expect(exit).toHaveBeenCalledWith(0));
  expect(backend.opened).toEqual([]);
});
