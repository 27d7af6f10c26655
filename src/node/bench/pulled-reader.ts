/** A card reader on a serial device node whose plug is pulled and put back, as the benchmarks and tests do it. */
import { systemClock } from '../../host/reader/clock.ts';
import type { Ports } from '../../host/reader/port.ts';
import { TtrDevice } from '../../sim/ttr-device.ts';
import { openPty, type Pty } from '../pty.ts';
import { serialPorts } from '../serial.ts';

/** A CH340 adapter, which has no serial number: the reader is known again by the id in its HELLO alone. */
const MAKE = '1a86:7523';

export class PulledReader {
  readonly device: TtrDevice;
  readonly #pty: Pty;
  readonly #serialNumber: string | null;
  #plugged = true;

  /** @param serialNumber that of its USB chip, null for one that has none */
  static async open(serialNumber: string | null): Promise<PulledReader> {
    return new PulledReader(await openPty(), serialNumber);
  }

  private constructor(pty: Pty, serialNumber: string | null) {
    this.#pty = pty;
    this.#serialNumber = serialNumber;
    const send = (text: string) => void this.#pty.device.write(text, 'latin1');
    this.device = new TtrDevice({ id: 'PULLED', clock: systemClock, send });
    this.#powerOn();
  }

  /** Where it is plugged in now. */
  get path(): string {
    return this.#pty.path;
  }

  get isPlugged(): boolean {
    return this.#plugged;
  }

  /** The real serialport; only the list is made up, since a system lists no pseudo-terminals. */
  get ports(): Ports {
    return {
      open: serialPorts().open,
      list: async () => (this.#plugged ? [this.#listed] : []),
    };
  }

  /** Sends that, and goes while it is still on its way: the moment that serialport does not notice on Linux. */
  async pullRightAfter(bytes: string): Promise<void> {
    await new Promise((resolve) => this.#pty.device.write(bytes, 'latin1', resolve));
    await this.pull();
  }

  /** The plug is pulled; the reader keeps its events, and with power of its own takes more. */
  async pull(): Promise<void> {
    this.#plugged = false;
    this.device.stop();
    await this.#pty.unplug();
  }

  /** @param name of the device node, if it comes back as another one */
  async plugIn(name?: string): Promise<void> {
    await this.#pty.replug(name);
    this.#plugged = true;
    this.#powerOn();
  }

  async remove(): Promise<void> {
    this.device.stop();
    await this.#pty.remove();
  }

  get #listed() {
    const { path } = this;
    return { path, device: path, label: path, serialNumber: this.#serialNumber, make: MAKE };
  }

  #powerOn(): void {
    this.#pty.device.on('data', (bytes: Buffer) => this.device.receive(bytes)).on('error', () => undefined);
    this.device.start('C');
  }
}
