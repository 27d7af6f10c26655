// Finds, or fetches, an Electron that can open a window here.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, say } from './setup.mjs';

const folder = join(root, 'node_modules', 'electron');

/** `{ path }` of an executable, or `{ why }` there is none. Downloads it once where that is possible. */
export function findElectron() {
  // Electron's own variable for a binary that lies elsewhere; the tests put the stand-in there.
  const elsewhere = process.env.ELECTRON_OVERRIDE_DIST_PATH;
  if (elsewhere) return { path: join(elsewhere, 'electron') };
  if (process.platform === 'linux' && !process.env.DISPLAY && !process.env.WAYLAND_DISPLAY) {
    return { why: 'there is no display here' };
  }
  if (!downloaded()) {
    say('Downloading Electron (about 120 MB, once) …');
    // Its installer explains a missing network in a page of stack traces: our one line says it better.
    spawnSync(process.execPath, [join(folder, 'install.js')], { stdio: ['ignore', 2, 'ignore'], timeout: 300_000 });
  }
  const path = downloaded();
  return path ? { path } : { why: 'Electron could not be downloaded' };
}

function downloaded() {
  const pathFile = join(folder, 'path.txt');
  const path = existsSync(pathFile) ? join(folder, 'dist', readFileSync(pathFile, 'utf8')) : undefined;
  return path && existsSync(path) ? path : undefined;
}
