/**
 * Real serial ports: serialport behind the port interface. The way of a line is port → guard of 512 bytes →
 * ReadlineParser, in latin1, because in UTF-8 it carries half a character over into the next line.
 */
import { readdir, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { SerialPort } from 'serialport';
import {
  type Port,
  PortError,
  type PortEvents,
  type PortFault,
  type PortInfo,
  type Ports,
} from '../host/reader/port.ts';
import { LineGuardStream } from './line-guard.ts';

const BY_ID = '/dev/serial/by-id';
/** What Linux answers on a descriptor whose device is gone; a terminal without control lines says ENOTTY instead. */
const HUNG_UP = /input\/output error|bad file descriptor|no such device/i;

/** serialport is loaded at the first call: most nights start on a machine without a reader. */
export function serialPorts(): Ports {
  return { list: listPorts, open: openPort };
}

async function listPorts(): Promise<PortInfo[]> {
  // Without udev this rejects; the path can still be typed in.
  const found = await import('serialport').then(({ SerialPort }) => SerialPort.list()).catch(() => []);
  const names = await stableNames();
  return found.map(({ path, manufacturer, serialNumber = null, vendorId, productId }) => {
    const stable = names.get(path) ?? path;
    const maker = manufacturer === undefined ? '' : `${manufacturer} `;
    const make = vendorId && productId ? `${vendorId}:${productId}` : null;
    return { path: stable, device: path, label: `${maker}${path}`, serialNumber, make };
  });
}

/** Linux keeps a name for each USB port that stays the same whatever the order of plugging in: device → that name. */
async function stableNames(): Promise<Map<string, string>> {
  const names = await readdir(BY_ID).catch((): string[] => []);
  const pairs = await Promise.all(
    names.map(async (name): Promise<[string, string]> => {
      const path = join(BY_ID, name);
      return [await realpath(path).catch(() => path), path];
    }),
  );
  return new Map(pairs);
}

async function openPort(path: string, baud: number, events: PortEvents): Promise<Port> {
  const [{ SerialPort }, { ReadlineParser }] = await Promise.all([
    import('serialport'),
    import('@serialport/parser-readline'),
  ]);
  const port = new SerialPort({ path, baudRate: baud, autoOpen: false });
  await new Promise<void>((resolve, reject) => {
    port.open((error) => (error ? reject(new PortError(faultOf(error.message), error.message)) : resolve()));
  });
  port.on('data', (bytes: Buffer) => events.data(bytes));
  port
    .pipe(new LineGuardStream())
    .pipe(new ReadlineParser({ encoding: 'latin1', delimiter: '\n' }))
    .on('data', (line: string) => events.line(line));
  // An unplugged port may give an error, a close, both, or two closes: all mean the same.
  port.on('error', () => events.closed());
  port.on('close', () => events.closed());
  raiseLines(port);
  return {
    kind: 'serial',
    recorded: null,
    // serialport keeps what is written to a closed port for its next opening.
    write: (text) => void (port.isOpen && port.write(text, 'latin1')),
    close: () => closePort(port),
    present: () => isPresent(port),
  };
}

/** Windows opens with RTS off, which holds many ESP boards in their boot loader. Some adapters and all PTYs refuse. */
function raiseLines(port: SerialPort): void {
  port.set({ dtr: true, rts: true }, () => undefined);
}

function closePort(port: SerialPort): Promise<void> {
  if (!port.isOpen) return Promise.resolve();
  return new Promise((resolve) => port.close(() => resolve()));
}

/**
 * The path may be gone, or already belong to the next device: then only our own descriptor tells. On Linux a device
 * that went right after it sent something gives neither an event nor an error (bindings-cpp issue 162).
 */
async function isPresent(port: SerialPort): Promise<boolean> {
  if (!port.isOpen) return false;
  const isFile = port.path.startsWith('/');
  if (isFile && !(await stat(port.path).catch(() => null))) return false;
  return new Promise((resolve) => port.get((error) => resolve(!error || !HUNG_UP.test(error.message))));
}

/** serialport gives the words of the system only, not its codes. */
function faultOf(message: string): PortFault {
  if (/no such file|file not found|no such device/i.test(message)) return 'no-such-port';
  if (/permission denied/i.test(message)) return 'no-permission';
  if (/cannot lock port|resource (?:temporarily unavailable|busy)|access denied/i.test(message)) return 'busy';
  return 'other';
}
