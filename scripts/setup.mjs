// What every command needs first: a Node that is new enough, and the packages. No dependencies: this runs
// before anything is installed. It talks on stderr alone, so that the commands' own output can be piped.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withLock } from './lock.mjs';

/** The project's folder. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Says one line about the set-up. */
export const say = (line) => process.stderr.write(`${line}\n`);

/** Says why it cannot go on, and ends the process with exit code 1. */
export function giveUp(line) {
  say(line);
  process.exit(1);
}

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  giveUp(`Caboose needs Node.js 20.19 or newer; this is ${process.version}. Get it from https://nodejs.org/`);
}

/** Installs the packages of package-lock.json, unless they are there already. */
export async function ensureDependencies() {
  if (dependenciesAreThere()) return;
  await withLock(join(root, '.setup-lock'), () => {
    // Another command may have done it while this one waited.
    if (dependenciesAreThere()) return;
    say('Installing what Caboose needs (about half a minute, once) …');
    const { status } = npm(['ci', '--loglevel=error', '--no-audit', '--no-fund', '--include=dev']);
    if (status !== 0) giveUp('npm ci failed. Is the network there? To see more, run: npm ci');
  });
}

/** Runs the npm that started us, or else the one on the path; its output goes to stderr. */
function npm(args) {
  const options = { cwd: root, stdio: ['ignore', 2, 2] };
  const cli = process.env.npm_execpath;
  if (cli?.endsWith('.js')) return spawnSync(process.execPath, [cli, ...args], options);
  return spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
}

/** npm keeps a copy of the lock in node_modules, written when an installation is complete. */
function dependenciesAreThere() {
  const installed = packagesIn(join(root, 'node_modules', '.package-lock.json'));
  if (!installed) return false;
  return Object.entries(packagesIn(join(root, 'package-lock.json'))).every(([path, wanted]) => {
    if (path === '') return true;
    if (installed[path]?.version !== wanted.version) return wanted.optional === true && !isForThisMachine(wanted);
    return wanted.optional === true || existsSync(join(root, path, 'package.json'));
  });
}

function packagesIn(lockFile) {
  return existsSync(lockFile) ? JSON.parse(readFileSync(lockFile, 'utf8')).packages : undefined;
}

/** True for an optional package that npm would surely install here, such as a bundler's native part. */
function isForThisMachine({ os, cpu, libc }) {
  return Boolean(os?.includes(process.platform) && cpu?.includes(process.arch) && !libc);
}
