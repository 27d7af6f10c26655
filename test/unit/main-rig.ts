/** The built main process, loaded into the test's own process, over a backend of no browser. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeAll, expect, vi } from 'vitest';
import { ensureBuilt } from '../../scripts/build.mjs';
import { createElectron, hookRequire } from '../standin/create-electron.cjs';
import { nullBackend } from '../standin/null-backend.cjs';

const require = createRequire(import.meta.url);
export const mainFile = resolve('dist/main/main.cjs');
/** What a test leaves to be done at its end. */
export const cleanUp: (() => void)[] = [];
/** Longer than any of it takes on a machine with other work. */
export const eventually = (check: () => void) => vi.waitFor(check, 15_000);

beforeAll(() => ensureBuilt(['client', 'main', 'preload']), 60_000);
afterEach(() => {
  for (const work of cleanUp.splice(0)) work();
});

/** Loads the built main process (or another file beside it) into this one; nothing is ready before `start()`. */
export function load({ hasLock = true, args = [] as string[], folder = '', main = mainFile } = {}) {
  if (folder === '') {
    folder = mkdtempSync(join(tmpdir(), 'caboose-test-'));
    cleanUp.push(() => rmSync(folder, { recursive: true, force: true }));
  }
  const data = join(folder, 'data');
  const exit = vi.fn();
  const backend = nullBackend();
  const switches = new Map([['user-data-dir', join(folder, 'user-data')]]);
  const standin = createElectron({ appPath: resolve('.'), switches, backend, exit });
  if (!hasLock) standin.electron.app.requestSingleInstanceLock = () => false;
  const { argv } = process;
  const faults = process.listeners('uncaughtException');
  process.argv = ['electron', '.', `--data=${data}`, '--reader=none', ...args];
  cleanUp.push(hookRequire(standin.electron), () => {
    process.argv = argv;
    for (const listener of process.listeners('uncaughtException'))
      if (!faults.includes(listener)) process.off('uncaughtException', listener);
  });
  delete require.cache[main];
  require(main);
  return { ...standin, backend, exit, data };
}

/** The same, once its console is there. */
export async function start(options = {}) {
  const loaded = load(options);
  await loaded.start();
  await eventually(() => expect(loaded.backend.opened[0]?.exposed.caboose).toBeDefined());
  const page = loaded.backend.opened[0];
  return { ...loaded, page, bridge: page.exposed.caboose };
}
