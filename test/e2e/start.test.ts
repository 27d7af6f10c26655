import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { readyUrl, scratchFolder } from './launch.ts';

const folder = scratchFolder();
let started: ChildProcess | undefined;

afterEach(async () => {
  await stop();
});

afterAll(() => folder.remove());

/** `npm start -- ARGS` on a machine without a display. */
function start(args: string[], env: Record<string, string> = {}) {
  const { DISPLAY: _x, WAYLAND_DISPLAY: _w, ...rest } = process.env;
  const data = `--data=${join(folder.path, 'data')}`;
  started = spawn(process.execPath, ['scripts/start.mjs', data, '--reader=none', ...args], {
    // Electron's own files go to the folder too.
    env: { ...rest, XDG_CONFIG_HOME: folder.path, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  started.stderr?.on('data', (data) => {
    said += String(data);
  });
  return { url: readyUrl(started), said: () => said };
}

async function stop(): Promise<number | null | undefined> {
  if (!started || started.exitCode !== null) return started?.exitCode;
  const ended = new Promise<number | null>((done) => started?.once('exit', done));
  started.kill('SIGTERM');
  return ended;
}

/** A folder with an `electron` that ends at once, as the real one does where its sandbox cannot be had. */
function brokenElectron(exitCode: number): string {
  const at = join(folder.path, `electron-${exitCode}`);
  mkdirSync(at, { recursive: true });
  writeFileSync(join(at, 'electron'), `#!/bin/sh\nexit ${exitCode}\n`, { mode: 0o755 });
  return at;
}

test('with Electron it opens the desktop app, which can serve browsers too', async () => {
  const { url, said } = start(['--port', '0'], { ELECTRON_OVERRIDE_DIST_PATH: resolve('test/standin') });
  expect(await (await fetch(await url)).text()).toContain('<title>Caboose</title>');
  expect(said()).not.toContain('browser');
  expect(await stop()).toBe(0);
});

// Only Linux can be without a display.
test.runIf(process.platform === 'linux')('without a display it says so in a line, and runs for a browser', async () => {
  const { url, said } = start([]);
  expect((await fetch(await url)).status).toBe(200);
  expect(said()).toBe('No desktop window, because there is no display here: Caboose runs in a browser instead.\n');
});

test.each([
  ['ends at once', () => brokenElectron(133), 'Electron ended at once (exit code 133)'],
  ['is not there', () => join(folder.path, 'nowhere'), 'Electron did not start'],
])('with an Electron that %s it says so, and runs for a browser', async (_name, electron, reason) => {
  const { url, said } = start([], { ELECTRON_OVERRIDE_DIST_PATH: electron() });
  expect((await fetch(await url)).status).toBe(200);
  expect(said()).toContain(`No desktop window, because ${reason}`);
});

test('what Electron finds wrong with the options is not tried again in a browser', async () => {
  start(['--port', 'http'], { ELECTRON_OVERRIDE_DIST_PATH: resolve('test/standin') }).url.catch(() => {});
  expect(await new Promise((done) => started?.once('exit', done))).toBe(2);
});
