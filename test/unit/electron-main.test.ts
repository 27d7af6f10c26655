import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MemoryStorage } from '../../src/sim/memory-storage.ts';
import { hostRig, startNight } from '../host/host-rig.ts';
import { cleanUp, eventually, load, start } from './main-rig.ts';

const require = createRequire(import.meta.url);

type ElectronModule = Awaited<ReturnType<typeof start>>['electron'];
const itemOf = (electron: ElectronModule, id: string) => electron.Menu.getApplicationMenu()?.getMenuItemById(id);
interface MenuLine {
  readonly label: string;
  readonly type: string;
  readonly role?: string;
  readonly enabled: boolean;
  readonly accelerator?: string;
  readonly submenu?: { readonly items: readonly MenuLine[] };
}

/** Ends the app as a person does, until its folder is free for the next. */
async function quit({ electron, exit }: Awaited<ReturnType<typeof start>>): Promise<void> {
  electron.app.quit();
  await eventually(() => expect(exit).toHaveBeenCalledWith(0));
}

/** The save of a night that was just set up. */
async function begunNight(): Promise<string> {
  const storage = new MemoryStorage();
  await startNight(await hostRig({ storage }));
  return [...storage.nights.values()].join('');
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
  await eventually(() => expect(screens).toEqual(['home']));
  expect(await bridge.send({ do: 'go', to: 'reader' })).toEqual({ ok: true });
  await eventually(() => expect(screens.at(-1)).toBe('reader'));
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

test('closing the console ends the app', async () => {
  const { electron, exit, page } = await start();
  electron.BrowserWindow.getAllWindows()[0].close();
  await eventually(() => expect(exit).toHaveBeenCalledWith(0));
  expect(page.isClosed).toBe(true);
});

test('the display stays on while a night is played, and no longer', async () => {
  const { bridge, calls } = await start();
  const blocker = () =>
    calls.filter(({ api }) => api.startsWith('powerSaveBlocker')).map(({ api, args }) => [api, args[0]]);
  expect(blocker()).toEqual([]);
  await bridge.send({ do: 'import-night', file: await begunNight() });
  expect(blocker()).toEqual([['powerSaveBlocker.start', 'prevent-display-sleep']]);
  await bridge.send({ do: 'leave-night' });
  expect(blocker().at(-1)).toEqual(['powerSaveBlocker.stop', 1]);
});

test('a reader is let go of while the computer sleeps, and looked for again when it wakes', async () => {
  const { bridge, electron } = await start({ args: ['--reader=sim'] });
  const states: string[] = [];
  bridge.onView((view: { reader: { state: string } }) => states.push(view.reader.state));
  await eventually(() => expect(states.at(-1)).toBe('ready'));
  electron.powerMonitor.emit('suspend');
  await eventually(() => expect(states.at(-1)).toBe('closed'));
  electron.powerMonitor.emit('resume');
  await eventually(() => expect(states.at(-1)).toBe('ready'));
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

test('every line of the menu has a key or a letter of its own', async () => {
  const { electron, bridge } = await start();
  await bridge.send({ do: 'import-night', file: await begunNight() });
  await bridge.send({ do: 'leave-night' });
  await eventually(() => expect(itemOf(electron, 'recent').submenu.items).toHaveLength(1));
  const byKey = (item: MenuLine) => item.accelerator !== undefined || (item.role && !item.label.includes('&'));
  const check = (items: readonly MenuLine[]) => {
    const lines = items.filter(({ type, enabled, submenu }) => type !== 'separator' && (enabled || submenu));
    const letters = lines.map(({ label }) => /&(\w)/.exec(label)?.[1]?.toLowerCase());
    expect(lines.filter((line, at) => letters[at] === undefined && !byKey(line))).toEqual([]);
    const used = letters.filter((letter) => letter !== undefined);
    expect(new Set(used).size).toBe(used.length);
    for (const { submenu } of lines) if (submenu) check(submenu.items);
  };
  check(electron.Menu.getApplicationMenu()?.items ?? []);
});

test('the menu opens a night of the shelf, and the sheets of the console', async () => {
  const { electron, bridge } = await start();
  const file = await begunNight();
  await bridge.send({ do: 'import-night', file });
  await bridge.send({ do: 'leave-night' });
  const item = (id: string) => itemOf(electron, id);
  const recent = `recent-${JSON.parse(file.split('\n')[0] ?? '').id}`;
  await eventually(() => expect(item(recent)).not.toBeNull());
  const screens: string[] = [];
  bridge.onView((view: { screen: string }) => screens.push(view.screen));
  item(recent).click();
  await eventually(() => expect(screens.at(-1)).toBe('night'));
  expect([item('new').enabled, item('recent').enabled, item('undo').enabled]).toEqual([false, false, true]);
  const panels: string[] = [];
  bridge.onPanel((panel: string) => panels.push(panel));
  for (const id of ['news', 'keys', 'screens']) item(id).click();
  await eventually(() => expect(panels).toEqual(['news', 'keys', 'screens']));
});

describe('the shared screen', () => {
  const twoDisplays = [
    { id: 7, x: 0, y: 0, width: 1280, height: 800 },
    { id: 9, x: 1280, y: 0, width: 1920, height: 1080 },
  ];
  beforeEach(() => {
    process.env.STANDIN_DISPLAYS = JSON.stringify(twoDisplays);
  });
  afterEach(() => {
    delete process.env.STANDIN_DISPLAYS;
  });

  const shared = (electron: ElectronModule) => electron.BrowserWindow.getAllWindows()[1];
  const toggle = (electron: ElectronModule) => itemOf(electron, 'screen').click();

  test('opens over the whole of the display without the console, and may only look', async () => {
    const { electron, backend } = await start();
    toggle(electron);
    expect(shared(electron).getBounds()).toEqual({ x: 1280, y: 0, width: 1920, height: 1080 });
    expect(electron.screen.getDisplayMatching(shared(electron).getBounds()).id).toBe(9);
    expect(shared(electron).isFullScreen()).toBe(true);
    await eventually(() => expect(backend.opened[1]?.exposed.caboose).toBeDefined());
    expect(backend.opened[1].url).toBe('app://caboose/?face=screen');
    const reply = await backend.opened[1].exposed.caboose.send({ do: 'go', to: 'setup' });
    expect(reply).toMatchObject({ ok: false, code: 'screen-only' });
    expect(itemOf(electron, 'screen').checked).toBe(true);
    toggle(electron);
    expect(shared(electron)).toBeUndefined();
    expect(itemOf(electron, 'screen').checked).toBe(false);
  });

  test('comes back where it was, display by display, and not once it was closed', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'caboose-test-'));
    cleanUp.push(() => rmSync(folder, { recursive: true, force: true }));
    const first = await start({ folder });
    toggle(first.electron);
    shared(first.electron).setFullScreen(false);
    const bounds = { x: 1400, y: 50, width: 900, height: 700 };
    shared(first.electron).setBounds(bounds);
    await quit(first);
    const second = await start({ folder });
    await eventually(() => expect(shared(second.electron)?.getBounds()).toEqual(bounds));
    expect(shared(second.electron).isFullScreen()).toBe(false);
    toggle(second.electron);
    await quit(second);
    const third = await start({ folder });
    expect(shared(third.electron)).toBeUndefined();
  });

  test('goes with its display, and comes back with it', async () => {
    const { electron } = await start();
    const plug = electron.screen[Symbol.for('standin.plugDisplays')];
    toggle(electron);
    plug(twoDisplays.slice(0, 1));
    expect(shared(electron)).toBeUndefined();
    plug(twoDisplays);
    expect(shared(electron).getBounds()).toMatchObject({ x: 1280, width: 1920 });
  });

  test('is a window like any other where there is one display', async () => {
    process.env.STANDIN_DISPLAYS = JSON.stringify(twoDisplays.slice(0, 1));
    const { electron } = await start();
    toggle(electron);
    expect(shared(electron).isFullScreen()).toBe(false);
    expect(shared(electron).getBounds()).toEqual({ x: 0, y: 0, width: 1280, height: 800 });
  });
});

test('a save among the arguments is opened, also by a second start', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'caboose-test-'));
  cleanUp.push(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, 'a night.caboose');
  writeFileSync(path, await begunNight());
  const { electron, bridge } = await start({ args: [path] });
  const screens: string[] = [];
  bridge.onView((view: { screen: string }) => screens.push(view.screen));
  await eventually(() => expect(screens.at(-1)).toBe('night'));
  await bridge.send({ do: 'leave-night' });
  electron.app.emit('second-instance', {}, ['electron', '--flag', path], folder);
  await eventually(() => expect(screens.slice(-2)).toEqual(['home', 'night']));
});

test('saves are chosen and copied through the system’s own dialogs', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'caboose-test-'));
  cleanUp.push(() => rmSync(folder, { recursive: true, force: true }));
  const [from, to] = [join(folder, 'from.caboose'), join(folder, 'to.caboose')];
  const file = await begunNight();
  writeFileSync(from, file);
  const { electron, bridge } = await start();
  Object.assign(electron.dialog, {
    showOpenDialog: async () => ({ canceled: false, filePaths: [from] }),
    showSaveDialog: async () => ({ canceled: false, filePath: to }),
  });
  const item = (id: string) => itemOf(electron, id);
  item('open').click();
  await eventually(() => expect(item('copy').enabled).toBe(true));
  item('copy').click();
  await eventually(() => expect(readFileSync(to, 'utf8')).toBe(file));
  expect(await bridge.send({ do: 'leave-night' })).toEqual({ ok: true });
});

test('a page that crashed is loaded anew, and that is in the log', async () => {
  const { electron, backend, data } = await start();
  const { webContents } = electron.BrowserWindow.getAllWindows()[0];
  backend.opened[0].status = 0;
  webContents.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 11 });
  await eventually(() => expect(backend.opened[0].status).toBe(200));
  expect(readFileSync(join(data, 'logs', 'caboose.log'), 'utf8')).toContain('a page is gone: crashed');
});

test('a reader that does not let go of its port does not keep the app open', async () => {
  const { prototype } = require('serialport').SerialPort;
  const close = vi.spyOn(prototype, 'close').mockImplementation(() => undefined);
  const done = (...args: unknown[]) => (args.at(-1) as (error: null) => void)(null);
  const stuck = [
    close,
    vi.spyOn(prototype, 'open').mockImplementation(done),
    vi.spyOn(prototype, 'get').mockImplementation(done),
    vi.spyOn(prototype, 'set').mockImplementation(done),
    vi.spyOn(prototype, 'write').mockImplementation(() => true),
    vi.spyOn(prototype, 'isOpen', 'get').mockReturnValue(true),
  ];
  cleanUp.push(() => {
    for (const spy of stuck) spy.mockRestore();
  });
  const { bridge, electron, exit } = await start();
  const states: string[] = [];
  bridge.onView((view: { reader: { state: string } }) => states.push(view.reader.state));
  await bridge.send({ do: 'reader', source: '/dev/null', how: { profile: 'ttr' } });
  await eventually(() => expect(states).toContain('greeting'));
  electron.app.quit();
  await eventually(() => expect(exit).toHaveBeenCalledWith(0));
  expect(close).toHaveBeenCalled();
});

test('a second start brings the window back', async () => {
  const { electron } = await start();
  const [window] = electron.BrowserWindow.getAllWindows();
  window.minimize();
  electron.app.emit('second-instance', {}, [], '');
  expect(window.isMinimized()).toBe(false);
  expect(window.isFocused()).toBe(true);
});

test('without the lock it quits and opens no window', async () => {
  const { start: becomeReady, exit, backend } = load({ hasLock: false });
  await becomeReady();
  await eventually(() => expect(exit).toHaveBeenCalledWith(0));
  expect(backend.opened).toEqual([]);
});
