import {
  type Port,
  PortError,
  type PortEvents,
  type PortFault,
  type PortInfo,
  type Ports,
} from '../../src/host/reader/port.ts';

/** A port whose far end is the test: it says lines, and sees what is written. */
export class FakePorts implements Ports {
  ports: PortInfo[] = [];
  /** What opening fails with, or null. */
  fault: PortFault | null = null;
  present = true;
  kind: Port['kind'] = 'serial';
  /** A driver in which closing never ends. */
  closeHangs = false;
  opens: { path: string; baud: number }[] = [];
  /** All that was ever written, in order. */
  written: string[] = [];
  /** Written after its connection was closed: must stay empty. */
  stale: string[] = [];
  closes = 0;
  #events: PortEvents | null = null;

  async list(): Promise<PortInfo[]> {
    return this.ports;
  }

  async open(path: string, baud: number, events: PortEvents): Promise<Port> {
    this.opens.push({ path, baud });
    if (this.fault) throw new PortError(this.fault, this.fault);
    this.#events = events;
    let open = true;
    return {
      kind: this.kind,
      recorded: null,
      write: (text) => void (open ? this.written : this.stale).push(text),
      close: async () => {
        this.closes++;
        open = false;
        if (this.closeHangs) await new Promise(() => undefined);
      },
      present: async () => this.present,
    };
  }

  /** The device sends this, then LF. */
  say(line: string): void {
    this.bytes(`${line}\n`);
    this.#events?.line(line);
  }

  /** The device sends bytes that are no line. */
  bytes(text: string): void {
    this.#events?.data(Uint8Array.from(text, (char) => char.charCodeAt(0)));
  }

  /** The port tells that it closed; systems do so once or more often. */
  drop(times = 1): void {
    for (let i = 0; i < times; i++) this.#events?.closed();
  }
}
