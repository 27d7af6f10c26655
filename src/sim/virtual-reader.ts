/** A reader that is not there: a TTR/1 device behind the port interface, for `--reader sim`, the simulator and tests. */
import { latin1 } from '../../firmware-protocol/dialects/outcome.ts';
import type { Clock } from '../host/reader/clock.ts';
import { LineGuard } from '../host/reader/line-guard.ts';
import { type Port, PortError, type PortEvents, type PortInfo, type Ports } from '../host/reader/port.ts';
import { TtrDevice } from './ttr-device.ts';

/** Damage on the wire, each a chance per byte from 0 to 1. */
export interface Faults {
  /** Uniform from 0 to 1; seeded, so that a failing run can be repeated. */
  random(): number;
  drop: number;
  flip: number;
}

export interface VirtualReaderOptions {
  readonly clock: Clock;
  /** Identity of the device. The host remembers its numbers by it, and a new virtual reader counts from 1. */
  readonly id: string;
  readonly antennas?: number;
  /** What it says it can; `scan,gone,led` if left out. */
  readonly caps?: string;
  readonly faults?: Faults;
  /** Like an Arduino Uno, it restarts whenever its port is opened. */
  readonly resetOnOpen?: boolean;
  /** It goes without the port noticing, as Linux does when data had just come. */
  readonly silentUnplug?: boolean;
}

interface Line {
  readonly events: PortEvents;
  readonly guard: LineGuard;
}

export class VirtualReader implements Ports {
  readonly device: TtrDevice;
  /** How often its port was opened. */
  opened = 0;
  #options: VirtualReaderOptions;
  #plugged = true;
  #line: Line | null = null;

  constructor(options: VirtualReaderOptions) {
    this.#options = options;
    const { id, clock, antennas = 1, caps } = options;
    this.device = new TtrDevice({ id, clock, antennas, ...(caps && { caps }), send: (text) => this.#toHost(text) });
    this.device.start();
  }

  async list(): Promise<PortInfo[]> {
    return this.#plugged
      ? [{ path: 'sim', device: 'sim', label: 'sim', serialNumber: this.#options.id, make: null }]
      : [];
  }

  async open(_path: string, _baud: number, events: PortEvents): Promise<Port> {
    if (!this.#plugged) throw new PortError('no-such-port', 'the virtual reader is unplugged');
    if (this.#line) throw new PortError('busy', 'the virtual reader is open already');
    this.opened++;
    const line: Line = { events, guard: new LineGuard() };
    this.#line = line;
    if (this.#options.resetOnOpen) this.#options.clock.after(0, () => this.device.start('W'));
    return {
      kind: 'serial',
      recorded: null,
      write: (text) => {
        if (this.#line === line && this.#plugged) this.device.receive(this.#damage(text));
      },
      close: async () => {
        if (this.#line === line) this.#line = null;
      },
      present: async () => this.#plugged && this.#line === line,
    };
  }

  tap(uid: string, antenna = 0): void {
    this.device.tap(uid, antenna);
  }

  lift(uid: string): void {
    this.device.lift(uid);
  }

  /** The board restarts with its memory intact. */
  reset(): void {
    this.device.start('W');
  }

  /** The cable is pulled. The reader keeps its events (and, with power of its own, takes more). */
  unplug(): void {
    this.#plugged = false;
    const line = this.#line;
    if (!this.#options.silentUnplug) line?.events.closed();
  }

  /** The cable is back, and the board starts from cold. */
  replug(): void {
    this.#plugged = true;
    this.device.start('C');
  }

  #toHost(text: string): void {
    const line = this.#line;
    if (!line || !this.#plugged) return;
    const bytes = this.#damage(text);
    line.events.data(bytes);
    for (const one of latin1(line.guard.pass(bytes)).split('\n').slice(0, -1)) line.events.line(one);
  }

  #damage(text: string): Uint8Array {
    const { faults } = this.#options;
    const bytes = Array.from(text, (char) => char.charCodeAt(0));
    if (!faults) return Uint8Array.from(bytes);
    const flip = (byte: number) => byte ^ (1 << Math.floor(faults.random() * 8));
    const kept = bytes.filter(() => faults.random() >= faults.drop);
    return Uint8Array.from(kept, (byte) => (faults.random() < faults.flip ? flip(byte) : byte));
  }
}
