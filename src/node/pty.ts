import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A serial device node that is real to the app, with a socket as the device's end of the wire. */
export interface Pty {
  /** What the app opens; may be another after a {@link replug}. */
  readonly path: string;
  /** Bytes written here come out of the port; what the app writes arrives here. New after every {@link replug}. */
  readonly device: Socket;
  /** The device is pulled out: the node goes, as when a USB plug does. */
  unplug(): Promise<void>;
  /** Back under the same path, or under that name beside it. */
  replug(name?: string): Promise<void>;
  /** Unplugs and removes what is left. */
  remove(): Promise<void>;
}

/** Makes a PTY pair with socat, which must be installed. */
export async function openPty(): Promise<Pty> {
  const folder = await mkdtemp(join(tmpdir(), 'caboose-pty-'));
  let path = join(folder, 'ttyREADER');
  const socketPath = join(folder, 'device.sock');
  let plugged = await plug(path, socketPath);
  const unplug = async () => {
    plugged.device.destroy();
    if (plugged.socat.exitCode === null && plugged.socat.signalCode === null) {
      const exited = once(plugged.socat, 'exit');
      plugged.socat.kill();
      await exited;
    }
    await rm(socketPath, { force: true });
  };
  return {
    get path() {
      return path;
    },
    get device() {
      return plugged.device;
    },
    unplug,
    async replug(name) {
      if (name !== undefined) path = join(folder, name);
      plugged = await plug(path, socketPath);
    },
    async remove() {
      await unplug();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function plug(path: string, socketPath: string): Promise<{ socat: ChildProcess; device: Socket }> {
  const socat = spawn('socat', [`PTY,link=${path},rawer,echo=0`, `UNIX-LISTEN:${socketPath}`], { stdio: 'inherit' });
  await until(() => exists(path), 'socat has made the node');
  // The socket file is there before socat listens on it.
  let device: Socket | null = null;
  await until(async () => {
    device = await tryConnect(socketPath);
    return device !== null;
  }, 'socat listens');
  if (!device) throw new Error('unreachable: until has waited for it');
  return { socat, device };
}

function tryConnect(socketPath: string): Promise<Socket | null> {
  return new Promise((resolve) => {
    const socket = connect(socketPath);
    socket.once('connect', () => resolve(socket)).once('error', () => resolve(null));
  });
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

const GIVE_UP_MS = 15_000;
const LOOK_AGAIN_MS = 5;

/** Waits for a condition, and says which one when it never comes true. */
export async function until(condition: () => boolean | Promise<boolean>, what: string): Promise<void> {
  const end = Date.now() + GIVE_UP_MS;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`waited in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
}
