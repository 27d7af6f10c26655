import { createHash } from 'node:crypto';
import { mkdir, realpath, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { StartError } from './start-error.ts';

/**
 * Keeps other Cabooses of this machine away from `folder` until the returned function is called or this process ends,
 * in whichever way: the lock is a socket that the system takes back by itself. Throws a StartError when
 * another has it. A folder that cannot be made is locked all the same: whoever writes to it will see.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch(() => {});
  const address = addressFor(await realpath(folder).catch(() => resolve(folder)));
  const server = (await listen(address)) ?? ((await isStale(address)) ? await listen(address) : null);
  if (!server) {
    throw new StartError(
      `Caboose is already open with ${folder}. Close it first, or start with --data and another folder.`,
    );
  }
  // It alone is no reason to go on running.
  server.unref();
  return () => new Promise((done) => server.close(() => done()));
}

function addressFor(folder: string): string {
  const name = `caboose-${createHash('sha256').update(folder).digest('hex').slice(0, 32)}`;
  if (process.platform === 'linux') return `\0${name}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
}

/** Null when somebody has it. */
function listen(address: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    );
    server.listen(address, () => resolve(server));
  });
}

/** On a Mac the socket is a file, and a crash leaves it behind. Removes it if nobody answers there. */
async function isStale(address: string): Promise<boolean> {
  if (process.platform === 'linux' || process.platform === 'win32') return false;
  const answered = await new Promise<boolean>((done) => {
    const socket = connect(address, () => done(true)).on('error', () => done(false));
    socket.unref();
  });
  if (!answered) await rm(address, { force: true });
  return !answered;
}
