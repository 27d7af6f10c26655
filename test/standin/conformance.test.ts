import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { createElectron } from './create-electron.cjs';
import { nullBackend } from './null-backend.cjs';

// The package's own file: to resolve 'electron' itself is a matter for its downloader.
const packageFile = createRequire(import.meta.url).resolve('electron/package.json');
const types = readFileSync(resolve(packageFile, '../electron.d.ts'), 'utf8');

/** The text of a class or an interface in Electron's types, with that of the class it extends. */
function declarationOf(name: string): string {
  const head = new RegExp(`\\n {2}(?:class|interface) ${name} (?:extends (\\w+)[^{]*)?\\{\\n`).exec(types);
  if (!head) throw new Error(`There is no ${name} in electron.d.ts.`);
  const body = types.slice(head.index, types.indexOf('\n  }\n', head.index));
  const base = head[1];
  return base === undefined || ['NodeJS', 'NodeEventEmitter'].includes(base) ? body : body + declarationOf(base);
}

/** The names of a thing: its own, and its class's. What the stand-in adds for itself has symbols for names. */
function namesOf(thing: object): string[] {
  if (typeof thing === 'function') {
    return Object.getOwnPropertyNames(thing).filter((name) => !['length', 'name', 'prototype'].includes(name));
  }
  const theirClass = Object.getPrototypeOf(thing) as object;
  const isOurs = theirClass !== Object.prototype && theirClass !== EventEmitter.prototype;
  const names = Object.getOwnPropertyNames(thing).concat(isOurs ? Object.getOwnPropertyNames(theirClass) : []);
  const emitter = Object.keys(new EventEmitter());
  return names.filter((name) => !emitter.includes(name) && name !== 'constructor');
}

test('the stand-in has no name that Electron has not', async () => {
  const { electron, start } = createElectron({ appPath: resolve('.'), backend: nullBackend() });
  await start();
  const window = new electron.BrowserWindow();
  const things: Record<string, object[]> = {
    App: [electron.app],
    CommandLine: [electron.app.commandLine],
    BrowserWindow: [window, electron.BrowserWindow],
    Dialog: [electron.dialog],
    IpcMain: [electron.ipcMain],
    Menu: [new electron.Menu(), electron.Menu],
    MenuItem: [new electron.MenuItem({ label: 'x' })],
    PowerMonitor: [electron.powerMonitor],
    PowerSaveBlocker: [electron.powerSaveBlocker],
    Protocol: [electron.protocol],
    Screen: [electron.screen],
    Shell: [electron.shell],
    Session: [electron.session.defaultSession],
    WebContents: [window.webContents, electron.webContents],
  };
  const names = Object.entries(things).flatMap(([type, list]) => list.flatMap(namesOf).map((name) => ({ type, name })));
  const strange = names.filter(
    ({ type, name }) => !new RegExp(`\\n {4}(?:static |readonly )*${name}\\??[(:<]`).test(declarationOf(type)),
  );
  expect(strange).toEqual([]);
  expect(names.length).toBeGreaterThan(70);
});
