// Two commands started at once in one folder must not both install or build. No dependencies: this runs before anything is installed.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Runs `work` while no other process of this machine runs work under the same lock file. A lock whose owner is gone is taken over. */
export async function withLock(file, work) {
  mkdirSync(dirname(file), { recursive: true });
  while (!take(file)) {
    if (!ownerLives(file)) rmSync(file, { force: true });
    await wait(100);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function ownerLives(file) {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    // Empty: its owner has made it and not yet written to it.
    if (pid > 0) process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives, under another user. Any other error: the process, or the file, is gone.
    return error.code === 'EPERM';
  }
}
