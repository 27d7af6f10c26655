/** One kind of reader, spoken to over one open port. A driver is made anew for each opening, and is a file of its own. */
import type { Profile } from '../../../../firmware-protocol/dialects/decoder.ts';
import type { DecodeError, Tap } from '../../../../firmware-protocol/dialects/outcome.ts';
import type { DriverId } from '../../../messages/view.ts';
import type { Clock } from '../clock.ts';
import type { Inbox } from '../inbox.ts';
import type { TagMemory } from '../memory.ts';
import type { Port } from '../port.ts';
import type { LinkTimes } from '../times.ts';
import type { ReaderTrouble } from '../trouble.ts';

export interface ReaderDriver {
  /** Bytes as they come, in chunks of any size. */
  data(bytes: Uint8Array): void;
  /** Each line in those bytes, after them; without its LF, at most 512 bytes. */
  line(text: string): void;
  /** Shows what became of a tap on the reader's own lamp, and lets it be heard, if it has one and a buzzer. */
  light(antenna: number, pattern: Light, sound: Sound): void;
  /** How many antennas it has, as it says itself; one if left out. */
  readonly antennas?: number;
  /** The memory of the cards that lie there, while this reader reaches it; null or none where it does not. */
  readonly memory?: TagMemory | null;
  /** Nothing is written or told after this. */
  stop(): void;
}

/** `ok` green, `bad` red, `wait` amber, `id` blinking, `off` dark. */
export type Light = 'ok' | 'bad' | 'wait' | 'id' | 'off';
/** `ok` goes up, `bad` is low and comes twice, `wait` a tick, `id` comes three times; null is silence. */
export type Sound = 'ok' | 'bad' | 'wait' | 'id' | null;

export interface DriverContext {
  readonly clock: Clock;
  readonly times: LinkTimes;
  /** How the reader writes its numbers, as the user says. */
  readonly profile: Profile;
  readonly port: Pick<Port, 'write' | 'recorded'>;
  /** The inbox of a device that numbers its events, kept over connections. */
  inboxOf(device: string): Inbox;
}

export interface DriverEvents {
  /** `kind` is null as long as it is open who speaks there. */
  changed(state: 'greeting' | 'ready' | 'quiet', kind: DriverId | null, trouble: ReaderTrouble | null): void;
  /** Something sensible came, so what came before it was no noise. */
  understood(): void;
  /** @param leaves whether this reader also says when a card leaves */
  tap(tap: Tap, leaves: boolean): void;
  gone(card: { readonly uid: string; readonly reader: number }): void;
  misread(code: DecodeError): void;
  /** The device says who it is. False: it is not the one that is looked for, and nothing more is said to it. */
  isWanted(device: string): boolean;
  /** The port is to be opened anew: the device has been silent too long, or is another than was looked for. */
  lost(why: 'silent' | 'stranger'): void;
}

/** Starts speaking at once. */
export type StartDriver = (context: DriverContext, events: DriverEvents) => ReaderDriver;
