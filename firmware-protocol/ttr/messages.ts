/** The TTR/1 messages a host reads, as typed values. A frame that lacks what it must have is null, like noise. */
import { type Frame, numberArg } from './codec.ts';

/** The protocol this code speaks. */
export const PROTOCOL = { major: 1, minor: 0 };

export interface Hello {
  readonly major: number;
  readonly minor: number;
  /** Identity of the device, kept over resets: what `last` is remembered by. */
  readonly id: string;
  /** `C`: power came back; `W`: reset with its memory intact. */
  readonly boot: 'C' | 'W' | null;
  /** Number of antennas. */
  readonly antennas: number;
  readonly caps: readonly string[];
  /** Events waiting for an ACK, null if not told. */
  readonly queued: number | null;
  /** Sequence number that the next event will get, null if not told. */
  readonly next: number | null;
  /** The device takes itself for greeted. False means that it has restarted: greet again. */
  readonly up: boolean;
}

/** A sequenced event: what the device repeats until it is acknowledged. */
export type DeviceEvent = { readonly s: number; readonly p: number } & (
  | {
      readonly is: 'scan';
      readonly antenna: number;
      readonly uid: string;
      /** Milliseconds between the tap and the sending of this line. */
      readonly age: number;
      readonly flags: readonly ('random' | 'multi')[];
    }
  | { readonly is: 'gone'; readonly antenna: number; readonly uid: string }
  /** The ring of waiting events overflowed: so many events are lost. */
  | { readonly is: 'lost'; readonly count: number }
);

/** An answer to the command with id `i`; `code` is null for OK (codes in PROTOCOL.md). */
export interface Answer {
  readonly i: number;
  readonly code: number | null;
  /** What else it says. */
  readonly values: ReadonlyMap<string, string>;
}

/** 4, 5, 7, 8 or 10 bytes in upper hex digits: the lengths a UID can have. */
export const UID = /^(?:[0-9A-F]{8}|[0-9A-F]{10}|[0-9A-F]{14}|[0-9A-F]{16}|[0-9A-F]{20})$/;

export function readHello(frame: Frame): Hello | null {
  const proto = /^(\d{1,3})\.(\d{1,3})$/.exec(frame.args.get('proto') ?? '');
  const id = frame.args.get('id');
  if (frame.verb !== 'HELLO' || !proto || !id) return null;
  const boot = frame.args.get('boot');
  return {
    major: Number(proto[1]),
    minor: Number(proto[2]),
    id,
    boot: boot === 'C' || boot === 'W' ? boot : null,
    antennas: numberArg(frame, 'ant') ?? 1,
    caps: (frame.args.get('caps') ?? '').split(',').filter((cap) => cap !== ''),
    queued: numberArg(frame, 'q'),
    next: numberArg(frame, 'next'),
    up: frame.args.get('up') === '1',
  };
}

export function readEvent(frame: Frame): DeviceEvent | null {
  const s = numberArg(frame, 's');
  const p = numberArg(frame, 'p');
  if (s === null || p === null || p >= s) return null;
  if (frame.verb === 'LOST') return { is: 'lost', s, p, count: numberArg(frame, 'n') ?? 1 };
  const uid = frame.args.get('u') ?? '';
  const antenna = numberArg(frame, 'a') ?? 0;
  if (!UID.test(uid)) return null;
  if (frame.verb === 'GONE') return { is: 'gone', s, p, antenna, uid };
  if (frame.verb !== 'SCAN') return null;
  return { is: 'scan', s, p, antenna, uid, age: numberArg(frame, 'age') ?? 0, flags: scanFlags(frame) };
}

export function readAnswer(frame: Frame): Answer | null {
  const i = numberArg(frame, 'i');
  if (i === null) return null;
  // PONG is what the very first firmware said to PING.
  if (frame.verb === 'OK' || frame.verb === 'PONG') return { i, code: null, values: frame.args };
  return frame.verb === 'ERR' ? { i, code: numberArg(frame, 'c') ?? 0, values: frame.args } : null;
}

function scanFlags(frame: Frame): ('random' | 'multi')[] {
  const letters = (frame.args.get('fl') ?? '').split(',');
  return [...(letters.includes('r') ? ['random' as const] : []), ...(letters.includes('m') ? ['multi' as const] : [])];
}
