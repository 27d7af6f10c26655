import type { Profile } from '../../../firmware-protocol/dialects/decoder.ts';

/**
 * A serial port as the link needs it. `src/node/serial.ts` has the real one, `src/sim/virtual-reader.ts` a virtual
 * one, `recording.ts` a file that is played back.
 */
export interface Ports {
  /** Ports found on this machine; empty when the system cannot tell. */
  list(): Promise<PortInfo[]>;
  /**
   * Opens a port anew. Rejects with a {@link PortError}. All that comes after it resolved goes to `events`.
   * @param baud bits per second
   */
  open(path: string, baud: number, events: PortEvents): Promise<Port>;
}

export interface PortInfo {
  /** What to open it by. */
  readonly path: string;
  /** The system's own name for it at the moment, often the same. */
  readonly device: string;
  /** For people: maker and path. */
  readonly label: string;
  /** The USB serial number, by which it is known again under another path; many cheap adapters have none. */
  readonly serialNumber: string | null;
  /** Its kind by the USB numbers of vendor and product, `1a86:7523`; null when the system does not tell. */
  readonly make: string | null;
}

export interface PortEvents {
  /** Bytes in chunks of any size, before {@link line} tells of the lines in them. */
  data(bytes: Uint8Array): void;
  /** One line without its LF, latin1, of at most 512 bytes: longer ones are left out. */
  line(text: string): void;
  /** The port closed by itself. May come twice, or never: some systems do not notice that a device was pulled out. */
  closed(): void;
  /** All of a recording has been played. */
  ended(): void;
}

export interface Port {
  readonly kind: 'serial' | 'pcsc' | 'keyboard';
  /** A recording: its first record is whole, and nobody answers. How its reader wrote, or null for a device. */
  readonly recorded: Profile | null;
  /** Sends bytes, as latin1 text. Dropped without a word when the port is no longer open. */
  write(text: string): void;
  /** Resolves once the port is free again; may be called at any time and more than once. */
  close(): Promise<void>;
  /** Whether the device is still plugged in. */
  present(): Promise<boolean>;
}

/** Why a port does not open. */
export type PortFault = 'no-such-port' | 'no-permission' | 'busy' | 'no-service' | 'kernel-driver' | 'other';

export class PortError extends Error {
  readonly code: PortFault;
  /** @param detail the words of the system, for the log */
  constructor(code: PortFault, detail: string) {
    super(detail);
    this.name = 'PortError';
    this.code = code;
  }
}
