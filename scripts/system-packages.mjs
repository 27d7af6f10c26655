// What has to come from the system's own package manager: installed unasked where that can be done, as root on Debian.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { say } from './setup.mjs';

/** Whether {@link installPackages} can do anything here. */
export const canInstall = () => existsSync('/etc/debian_version') && process.getuid() === 0;

/** Path of the command of that name, or undefined. */
export function onPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** Installs Debian packages. Whether it worked is seen by looking for what was wanted. */
export function installPackages(packages, what) {
  say(`Installing ${packages.join(', ')} for ${what} …`);
  // A package manager that is at work already is waited for.
  const apt = (...args) =>
    spawnSync('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=300', ...args], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'ignore', 2],
    });
  apt('update');
  apt('install', '-y', '--no-install-recommends', ...packages);
}
