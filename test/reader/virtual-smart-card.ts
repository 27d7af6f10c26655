/** pcscd with the virtual reader of vsmartcard, and cards that are laid on it. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { until } from './pty.ts';

const DAEMON = '/usr/sbin/pcscd';
const SOCKET = '/run/pcscd/pcscd.comm';
const VIRTUAL_READER = '/etc/reader.conf.d/vpcd';
/** Where the virtual reader waits for a card. */
const PORT = 35_963;

/** Why there is no virtual reader here, or null. */
export function whyNoPcsc(): string | null {
  if (!existsSync(DAEMON) || !existsSync(VIRTUAL_READER))
    return 'pcscd or its virtual reader is not installed (on Debian: apt-get install pcscd vsmartcard-vpcd)';
  return process.geteuid?.() === 0 ? null : 'only root may start pcscd';
}

/** Starts the service, unless it runs; the function returned ends what was started. */
export async function startPcscd(): Promise<() => void> {
  if (await isListening()) return () => undefined;
  mkdirSync('/run/pcscd', { recursive: true });
  const daemon = spawn(DAEMON, ['--foreground'], { stdio: 'ignore' });
  await until(isListening, 'pcscd listens');
  return () => daemon.kill();
}

function isListening(): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(SOCKET);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

const ATR_REQUEST = 4;
/** What a PC/SC reader says of an NTAG. */
const NTAG = Buffer.from('3B8F8001804F0CA0000003060300030000000068', 'hex');

/** A card that lies on the virtual reader from now on until it is taken off. */
export async function layOn(uid: string): Promise<{ takeOff(): void }> {
  const wire = connect(PORT, '127.0.0.1');
  await new Promise((resolve, reject) => wire.once('connect', resolve).once('error', reject));
  wire.on('error', () => undefined);
  const answer = Buffer.concat([Buffer.from(uid, 'hex'), Buffer.of(0x90, 0x00)]);
  eachMessage(wire, (message) => {
    if (message.length > 1) send(wire, answer);
    else if (message[0] === ATR_REQUEST) send(wire, NTAG);
  });
  return { takeOff: () => wire.destroy() };
}

/** Two bytes of length, then the message; those of one byte are about power and the ATR. */
function eachMessage(wire: Socket, take: (message: Buffer) => void): void {
  let pending = Buffer.alloc(0);
  wire.on('data', (bytes) => {
    pending = Buffer.concat([pending, bytes]);
    while (pending.length >= 2 && pending.length >= 2 + pending.readUInt16BE(0)) {
      const end = 2 + pending.readUInt16BE(0);
      take(pending.subarray(2, end));
      pending = pending.subarray(end);
    }
  });
}

function send(wire: Socket, message: Buffer): void {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(message.length);
  wire.write(Buffer.concat([length, message]));
}
