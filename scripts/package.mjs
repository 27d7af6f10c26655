// npm run package [-- --out FOLDER]: the installers for this platform, in release/; or the unpacked app, where their tools cannot be had.
// ELECTRON_OVERRIDE_DIST_PATH names a folder that stands for Electron: the unpacked app is made of it.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureTestTools } from './chromium.mjs';
import { ensureDependencies, giveUp, root, say } from './setup.mjs';

const { values } = parseArgs({ options: { out: { type: 'string', default: 'release' } } });
const stands = process.env.ELECTRON_OVERRIDE_DIST_PATH;

await ensureDependencies();
const { ensureBuiltOrGiveUp } = await import('./build.mjs');
await ensureBuiltOrGiveUp(['client', 'main', 'preload']);
const { makeIcons } = await import('./icons.mjs');
await makeIcons(ensureTestTools());
if (stands) {
  if (!build('--dir', `-c.electronDist=${stands}`)) giveUp('The unpacked app could not be built. See above.');
} else if (!build()) {
  say('The installers could not be built here: building the unpacked app instead.');
  if (!build('--dir')) giveUp('Electron’s binary is needed for this, and could not be had.');
}

function build(...args) {
  const cli = join(root, 'node_modules', 'electron-builder', 'cli.js');
  const all = [cli, '--publish', 'never', `-c.directories.output=${values.out}`, ...args];
  const { status } = spawnSync(process.execPath, all, { cwd: root, stdio: 'inherit' });
  return status === 0;
}
