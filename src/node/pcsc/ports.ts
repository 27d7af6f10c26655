/** PC/SC readers behind the port interface: a card that comes or goes is a line, an answer of the card is bytes. */
import { existsSync } from 'node:fs';
import { type Port, PortError, type PortEvents, type PortInfo, type Ports } from '../../host/reader/port.ts';
import { Pcscd, type PcscReader } from './pcscd.ts';

/** Where pcscd listens; systemd starts it when somebody comes. */
const SOCKET = '/run/pcscd/pcscd.comm';
/** With this module Linux takes the ACR122U for itself, and pcscd never sees it (nfc-tools/libnfc issue 475). */
const KERNEL_DRIVER = '/sys/module/pn533_usb';
/** Paths are `pcsc:` and the reader's name, or `pcsc` for whichever there is. */
export const PCSC = 'pcsc';
/** Milliseconds between two looks for a card: what the service offers for waiting differs from version to version. */
const LOOK_MS = 100;
/** Sent for the card when it does not answer at all: "no information given", ISO 7816-4. */
const NO_ANSWER = Uint8Array.of(0x63, 0x00);

export function pcscPorts(socket: string = SOCKET): Ports {
  return {
    list: () => listReaders(socket).catch(() => []),
    open: (path, _baud, events) => openReader(socket, path, events),
  };
}

async function listReaders(socket: string): Promise<PortInfo[]> {
  const service = await Pcscd.connect(socket);
  try {
    const readers = await service.readers();
    return readers.map(({ name }) => {
      const path = `${PCSC}:${name}`;
      return { path, device: path, label: 'PC/SC', serialNumber: null, make: null };
    });
  } finally {
    service.close();
  }
}

async function openReader(socket: string, path: string, events: PortEvents): Promise<Port> {
  const service = await Pcscd.connect(socket);
  const reader = find(await service.readers(), path.slice(PCSC.length + 1));
  if (!reader) {
    service.close();
    throw new PortError(existsSync(KERNEL_DRIVER) ? 'kernel-driver' : 'no-such-port', `pcscd has no reader ${path}`);
  }
  let open = true;
  const end = () => {
    if (open) events.closed();
    open = false;
  };
  const watch = async (before: PcscReader | null) => {
    const now = (await service.readers()).find(({ name }) => name === reader.name);
    if (!open) return;
    if (!now) return end();
    if (now.events !== before?.events || now.hasCard !== before.hasCard) {
      // A card that was changed for another between two looks went first.
      if (before?.hasCard) events.line('out');
      if (now.hasCard) events.line('in');
    }
    setTimeout(() => void watch(now).catch(end), LOOK_MS);
  };
  void watch(null).catch(end);
  return {
    kind: 'pcsc',
    recorded: null,
    write(command) {
      service.transmit(reader.name, Buffer.from(command, 'latin1')).then(
        (answer) => open && events.data(answer ?? NO_ANSWER),
        () => undefined,
      );
    },
    async close() {
      open = false;
      service.close();
    },
    present: async () => open,
  };
}

/** By its whole name; else by its name without the numbers that the service gives out anew at each plugging in. */
function find(readers: readonly PcscReader[], wanted: string): PcscReader | undefined {
  const plain = (name: string) => name.replace(/( \d\d)+$/, '');
  if (wanted === '') return readers[0];
  return readers.find(({ name }) => name === wanted) ?? readers.find(({ name }) => plain(name) === plain(wanted));
}
