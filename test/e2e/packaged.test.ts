import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPackage } from '@electron/asar';
import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { _electron } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAsar } from '../standin/asar.cjs';
import { electronArgs, privateTo, scratchFolder } from './launch.ts';
import { beginNightOfFour } from './night-of-four.ts';

const folder = scratchFolder();
const unpacked = join(folder.path, 'release', 'linux-unpacked');
const executable = join(unpacked, 'caboose');

beforeAll(async () => {
  const electron = await standinAsElectron(join(folder.path, 'electron'));
  const args = ['scripts/package.mjs', '--out', join(folder.path, 'release')];
  const env = { ...process.env, ELECTRON_OVERRIDE_DIST_PATH: electron };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8', timeout: 170_000 });
  if (status !== 0) throw new Error(`npm run package ended with ${status}\n${stdout}\n${stderr}`);
}, 180_000);

afterAll(() => folder.remove());

/** A folder laid out as an unpacked Electron, with the stand-in for its executable; that bears Electron's fuses, as text at its end. */
async function standinAsElectron(at: string): Promise<string> {
  cpSync('test/standin', at, { recursive: true });
  cpSync('node_modules/ws', join(at, 'node_modules', 'ws'), { recursive: true });
  mkdirSync(join(at, 'resources'));
  for (const file of ['LICENSE', 'LICENSES.chromium.html']) writeFileSync(join(at, file), '');
  const defaultApp = join(folder.path, 'default-app');
  mkdirSync(defaultApp);
  writeFileSync(join(defaultApp, 'package.json'), '{}');
  await createPackage(defaultApp, join(at, 'resources', 'default_app.asar'));
  appendFileSync(join(at, 'electron'), '\n// dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX\x01\x0810100001\n');
  return at;
}

test('the package holds the app, and none of what it was made of', () => {
  const files = listAsar(join(unpacked, 'resources', 'app.asar'));
  const paths = files.map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining([
      'package.json',
      'dist/main/main.cjs',
      'dist/preload/preload.cjs',
      'dist/renderer/index.html',
      'node_modules/serialport/package.json',
    ]),
  );
  expect(paths.filter((path) => /\.(ts|tsx|map|cpp|h)$|^(src|test|renderer|scripts)\//.test(path))).toEqual([]);
  expect(paths.filter((path) => /^node_modules\/(preact|nanostores|ws|zod)\//.test(path))).toEqual([]);
  expect(paths.filter((path) => path.startsWith('dist/host/'))).toEqual([]);
});

test('the package holds these files and no others, whoever makes it and when', () => {
  // Names in assets/ hold a hash of what is in them; for serialport it is enough which packages there are.
  const kind = ({ path }: { path: string }) =>
    path.replace(/-[\w-]{8}\.(js|css)$/, '-HASH.$1').replace(/^(node_modules\/(?:@[^/]+\/)?[^/]+)\/.*/, '$1/…');
  const kinds = [...new Set(listAsar(join(unpacked, 'resources', 'app.asar')).map(kind))].sort();
  expect(kinds).toMatchInlineSnapshot(`
    [
      "dist/main/main.cjs",
      "dist/preload/preload.cjs",
      "dist/renderer/assets/icon-kqohKBib.svg",
      "dist/renderer/assets/index-HASH.css",
      "dist/renderer/assets/index-HASH.js",
      "dist/renderer/index.html",
      "node_modules/@serialport/binding-mock/…",
      "node_modules/@serialport/bindings-cpp/…",
      "node_modules/@serialport/bindings-interface/…",
      "node_modules/@serialport/parser-byte-length/…",
      "node_modules/@serialport/parser-cctalk/…",
      "node_modules/@serialport/parser-delimiter/…",
      "node_modules/@serialport/parser-inter-byte-timeout/…",
      "node_modules/@serialport/parser-packet-length/…",
      "node_modules/@serialport/parser-readline/…",
      "node_modules/@serialport/parser-ready/…",
      "node_modules/@serialport/parser-regex/…",
      "node_modules/@serialport/parser-slip-encoder/…",
      "node_modules/@serialport/parser-spacepacket/…",
      "node_modules/@serialport/stream/…",
      "node_modules/debug/…",
      "node_modules/ms/…",
      "node_modules/node-addon-api/…",
      "node_modules/node-gyp-build/…",
      "node_modules/serialport/…",
      "package.json",
    ]
  `);
});

test('native modules lie beside the archive, where they can be loaded', () => {
  const native = listAsar(join(unpacked, 'resources', 'app.asar')).filter(({ path }) => path.endsWith('.node'));
  expect(native.length).toBeGreaterThan(0);
  expect(native.filter((file) => !file.unpacked)).toEqual([]);
});

test('the fuses are set', async () => {
  const fuses = await getCurrentFuseWire(executable);
  const [off, on] = ['0', '1'].map((state) => state.charCodeAt(0));
  const wanted = {
    [FuseV1Options.RunAsNode]: off,
    [FuseV1Options.EnableCookieEncryption]: on,
    [FuseV1Options.EnableNodeOptionsEnvironmentVariable]: off,
    [FuseV1Options.EnableNodeCliInspectArguments]: off,
    [FuseV1Options.EnableEmbeddedAsarIntegrityValidation]: on,
    [FuseV1Options.OnlyLoadAppFromAsar]: on,
    [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot]: off,
    [FuseV1Options.GrantFileProtocolExtraPrivileges]: off,
  };
  expect(fuses).toMatchObject(wanted);
});

test('the packed app starts from its archive and plays a step', async () => {
  const app = await _electron.launch({
    executablePath: executable,
    args: [...electronArgs, ...privateTo(folder.path)],
    cwd: folder.path,
  });
  try {
    const page = await app.firstWindow();
    await page.waitForSelector('#app > *');
    expect(await page.title()).toBe('Caboose');
    expect(await app.evaluate((electron) => electron.app.isPackaged)).toBe(true);
    expect(await page.evaluate(() => window.caboose?.send({ do: 'list-ports' }))).toEqual({ ok: true });
    await beginNightOfFour(page);
    await page.click('[data-question="r1/t1/scheme.act/doc"] [data-option="loot"]');
    await page.waitForSelector('[data-question="r1/t1/scheme.act/belle"]');
  } finally {
    await app.close();
  }
});
