/**
 * The compiled firmware behind the port interface of the reader link, in simulated time: what the link writes goes
 * into the emulated serial line, what comes out of it goes to the link, byte for byte, with damage on the way if wanted.
 */
import { latin1 } from '../../../firmware-protocol/dialects/outcome.ts';
import { LineGuard } from '../../host/reader/line-guard.ts';
import { type Port, PortError, type PortEvents, type PortInfo, type Ports } from '../../host/reader/port.ts';
import { VirtualClock } from '../../sim/virtual-clock.ts';
import { AvrBoard, CYCLES_PER_MS } from './avr-board.ts';

export interface EmulatedReaderOptions {
  /** Program memory. */
  readonly program: Uint16Array;
  /** From 0 up to 1; seeded, so that a run can be repeated. */
  random(): number;
  /** Chance per byte, each way, that it is changed in one bit or dropped. */
  readonly damage?: number;
  /** How long the boot loader holds the board, milliseconds. */
  readonly bootMs?: number;
  /** Chips that are wired, 1 if left out. */
  readonly antennas?: number;
}

export class EmulatedReader implements Ports {
  readonly clock = new VirtualClock();
  readonly board: AvrBoard;
  /** All that the device sent, as it left the board. */
  said = '';
  readonly damaged = { flips: 0, drops: 0 };
  /** Called after each restart of the board: a test that wipes its memory does it here. */
  onRestart: () => void = () => undefined;
  #options: EmulatedReaderOptions;
  #path = 'emulated';
  #plugged = true;
  #line: { readonly events: PortEvents; readonly guard: LineGuard } | null = null;
  #outgoing: number[] = [];

  /** Power is on, and the cable is in. */
  constructor(options: EmulatedReaderOptions) {
    this.#options = options;
    this.board = new AvrBoard({ ...options, onByte: (byte) => void this.#outgoing.push(byte) });
    for (const radio of this.board.radios.slice(options.antennas ?? 1)) radio.version = 0;
  }

  get isPlugged(): boolean {
    return this.#plugged;
  }

  async list(): Promise<PortInfo[]> {
    const path = this.#path;
    return this.#plugged ? [{ path, device: path, label: path, serialNumber: 'EMU1', make: null }] : [];
  }

  /** Opening resets the board, as DTR does on every Uno and Nano. */
  async open(path: string, _baud: number, events: PortEvents): Promise<Port> {
    if (!this.#plugged || path !== this.#path) throw new PortError('no-such-port', `${path} is not there`);
    if (this.#line) throw new PortError('busy', `${path} is open already`);
    const line = { events, guard: new LineGuard() };
    this.#line = line;
    this.reset();
    return {
      kind: 'serial',
      recorded: null,
      write: (text) => {
        if (this.#line === line) this.board.send(this.#damage(Array.from(text, (char) => char.charCodeAt(0))));
      },
      close: async () => {
        if (this.#line === line) this.#line = null;
      },
      present: async () => this.#line === line,
    };
  }

  /** Lets time pass, for the board and for the host alike. */
  async run(ms: number): Promise<void> {
    for (let passed = 0; passed < ms; passed++) {
      this.board.run(CYCLES_PER_MS);
      this.#deliver();
      await this.clock.advance(1);
    }
  }

  reset(): void {
    this.board.reset();
    this.onRestart();
  }

  cutPower(): void {
    this.board.cutPower();
    this.onRestart();
  }

  /** The cable is out. The board may have power all the same. */
  unplug(): void {
    this.#plugged = false;
    const line = this.#line;
    this.#line = null;
    line?.events.closed();
  }

  /** The cable is in again, perhaps under another name. */
  plug(path: string = this.#path): void {
    this.#path = path;
    this.#plugged = true;
  }

  #deliver(): void {
    const sent = this.#outgoing.splice(0);
    this.said += latin1(Uint8Array.from(sent));
    const line = this.#line;
    if (!line || sent.length === 0) return;
    const bytes = Uint8Array.from(this.#damage(sent));
    line.events.data(bytes);
    for (const text of latin1(line.guard.pass(bytes)).split('\n').slice(0, -1)) line.events.line(text);
  }

  #damage(bytes: readonly number[]): number[] {
    const { damage = 0, random } = this.#options;
    return bytes.flatMap((byte) => {
      if (random() >= damage) return byte;
      if (random() < 0.5) {
        this.damaged.drops++;
        return [];
      }
      this.damaged.flips++;
      return byte ^ (1 << Math.floor(random() * 8));
    });
  }
}
