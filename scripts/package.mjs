// npm run package: the installers for this platform, in release/; or the unpacked app, where their tools cannot be had.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureDependencies, giveUp, root, say } from './setup.mjs';

await ensureDependencies();
const { ensureBuiltOrGiveUp } = await import('./build.mjs');
await ensureBuiltOrGiveUp();
if (!build()) {
  say('The installers could not be built here: building the unpacked app instead.');
  if (!build('--dir')) giveUp('Electron’s binary is needed for this, and could not be had.');
}

function build(...args) {
  const cli = join(root, 'node_modules', 'electron-builder', 'cli.js');
  const { status } = spawnSync(process.execPath, [cli, '--publish', 'never', ...args], { cwd: root, stdio: 'inherit' });
  return status === 0;
}
