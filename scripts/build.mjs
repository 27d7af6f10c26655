// Builds what is out of date in dist/. To be imported once the packages are there.
import { existsSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createBuilder } from 'vite';
import { withLock } from './lock.mjs';
import { giveUp, root } from './setup.mjs';

const common = ['src', 'package.json', 'package-lock.json', 'vite.config.ts'];
/** The environments of vite.config.ts, and the folders and files that each is made of. */
const sources = {
  client: ['renderer', ...common],
  main: ['electron', 'firmware-protocol', ...common],
  preload: ['electron', ...common],
  host: ['firmware-protocol', ...common],
};
export const everything = Object.keys(sources);

/** Builds each of `environments` unless it is newer than all that it is made of. Throws when the sources do not build. */
export async function ensureBuilt(environments = everything) {
  if (environments.every(isFresh)) return;
  await withLock(join(root, 'dist', '.lock'), async () => {
    // Asked again: another command may have done it while this one waited.
    const stale = environments.filter((name) => !isFresh(name));
    if (stale.length > 0) await build(stale);
  });
}

/** As ensureBuilt, for a command: a failure is said and ends the process. */
export async function ensureBuiltOrGiveUp(environments = everything) {
  await ensureBuilt(environments).catch((error) => giveUp(`Caboose does not build. ${error.message}`));
}

async function build(environments) {
  const before = process.cwd();
  process.chdir(root);
  try {
    const builder = await createBuilder({ logLevel: 'silent' });
    for (const name of environments) {
      const began = new Date();
      await builder.build(builder.environments[name]);
      // Dated when the build began: a source that was saved during it makes the next command build again.
      mkdirSync(join(root, 'dist'), { recursive: true });
      writeFileSync(stampOf(name), '');
      utimesSync(stampOf(name), began, began);
    }
  } finally {
    process.chdir(before);
  }
}

function stampOf(environment) {
  return join(root, 'dist', `.${environment}-built`);
}

function isFresh(environment) {
  if (!existsSync(stampOf(environment))) return false;
  const built = statSync(stampOf(environment)).mtimeMs;
  return sources[environment].every((path) => newest(join(root, path)) < built);
}

/** When the newest file or folder under `path` changed, in milliseconds since 1970; a folder changes when a file is added or removed. */
function newest(path) {
  if (!existsSync(path)) return 0;
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}
