/** What the reader link is given, and what it tells. */
import type { Profile } from '../../../firmware-protocol/dialects/decoder.ts';
import type { DecodeError, TapFlag } from '../../../firmware-protocol/dialects/outcome.ts';
import type { DriverId, ReaderState } from '../../messages/view.ts';
import type { Clock } from './clock.ts';
import type { Ports } from './port.ts';
import type { LinkTimes } from './times.ts';
import type { ReaderTrouble } from './trouble.ts';

export interface ReaderTap {
  readonly uid: string;
  /** Antenna, from 0. */
  readonly reader: number;
  readonly flags: readonly TapFlag[];
  /** When the card was laid on, in milliseconds since 1970. */
  readonly at: number;
  /** Whether this reader also says when a card leaves. */
  readonly leaves: boolean;
  /** The device's own number of this tap: a host that stores it with the tap can tell a repeat after a crash. */
  readonly origin: { readonly device: string; readonly s: number } | null;
}

export interface ReaderLinkState {
  readonly state: ReaderState;
  readonly source: string;
  readonly dialect: DriverId | null;
  readonly trouble: ReaderTrouble | null;
  /** Newest last, printable, at most 20. They show UIDs: not for a face during a night. */
  readonly heard: readonly string[];
  /** The same as bytes, in rows of 8. */
  readonly bytes: readonly { hex: string; text: string }[];
  /** Bits per second. */
  readonly baud: number;
}

/** Where the number of the newest handled event is kept, per device, over restarts. */
export interface SeenStore {
  /** null for a device never met. */
  get(device: string): number | null;
  set(device: string, last: number): void | Promise<void>;
}

export interface LinkOptions {
  readonly path: string;
  readonly ports: Ports;
  readonly clock: Clock;
  readonly seen: SeenStore;
  /** Those of {@link linkTimes} if left out. */
  readonly times?: LinkTimes;
  /** What the user says about the reader; `auto` (default) tells our firmware from a reader that prints UIDs. */
  readonly profile?: Profile;
  /** Fixed by the user, bits per second; otherwise 115200 first, and others if that is noise. */
  readonly baud?: number;
  /** The device is told that a tap was handled when this resolves, and repeats the tap when it rejects. */
  onTap(tap: ReaderTap): Promise<void>;
  onGone?(card: { uid: string; reader: number }): void;
  /** A card was laid on, but its UID could not be read or is of no use. */
  onMisread?(code: DecodeError): void;
  /** The device had no room for so many taps. */
  onLost?(count: number): void;
  /** Called on every change. */
  onState(state: ReaderLinkState): void;
}
