/**
 * A bare PN532 on a serial adapter (HSU). Frames: 00 FF LEN LCS data DCS, where LEN + LCS and data + DCS are 0 modulo
 * 256 (NXP PN532 user manual, 6.2.1.1). We only read its answers to InListPassiveTarget (D5 4B); nothing polls it here.
 */
import { checkUid } from './checks.ts';
import type { Decoder, Outcome } from './outcome.ts';

const RESPONSE = [0xd5, 0x4b];
/** Set in SEL_RES when the card speaks ISO 14443-4 and an ATS follows its UID. */
const HAS_ATS = 0x20;

export function pn532Decoder(): Decoder {
  let pending: number[] = [];
  return {
    feed(bytes) {
      pending.push(...bytes);
      const outcomes: Outcome[] = [];
      let at = 0;
      for (let step = readFrame(pending, at); step.next > at; step = readFrame(pending, at)) {
        at = step.next;
        outcomes.push(...step.outcomes);
      }
      pending = pending.slice(at);
      return outcomes;
    },
  };
}

/** Reads at `at`; `next` is where to go on, or `at` itself when bytes are missing. */
function readFrame(bytes: readonly number[], at: number): { next: number; outcomes: Outcome[] } {
  const [zero, ff, length, lengthSum] = bytes.slice(at, at + 4);
  if (zero === undefined || (zero === 0 && ff === undefined)) return { next: at, outcomes: [] };
  if (zero !== 0 || ff !== 0xff) return { next: at + 1, outcomes: [] };
  if (length === undefined || lengthSum === undefined) return { next: at, outcomes: [] };
  // ACK (00 FF), NACK (FF 00) and extended frames (FF FF) carry no card.
  if (length === 0 || length === 0xff) return { next: at + 4, outcomes: [] };
  if (((length + lengthSum) & 0xff) !== 0) return { next: at + 2, outcomes: [{ kind: 'error', code: 'checksum' }] };
  const end = at + 4 + length + 1;
  if (bytes.length < end) return { next: at, outcomes: [] };
  const data = bytes.slice(at + 4, end - 1);
  const sum = bytes.slice(at + 4, end).reduce((total, byte) => (total + byte) & 0xff, 0);
  // A false start inside noise must not swallow the frame behind it: go on right after its start code.
  if (sum !== 0) return { next: at + 2, outcomes: [{ kind: 'error', code: 'checksum' }] };
  return { next: end, outcomes: readTargets(data) };
}

/** NbTg, then for each card: Tg, SENS_RES (2), SEL_RES, length, UID, perhaps an ATS that begins with its own length. */
function readTargets(data: readonly number[]): Outcome[] {
  if (data[0] !== RESPONSE[0] || data[1] !== RESPONSE[1]) return [];
  const outcomes: Outcome[] = [];
  let at = 3;
  for (let card = 0; card < (data[2] ?? 0); card++) {
    const [selRes = 0, length = 0] = data.slice(at + 3, at + 5);
    const uid = data.slice(at + 5, at + 5 + length);
    if (uid.length < length) break;
    const outcome = checkUid(toHex(uid), 0);
    if (outcome) outcomes.push(outcome);
    at += 5 + length;
    if (selRes & HAS_ATS) at += data[at] ?? 0;
  }
  return outcomes;
}

/** Upper hex digits of bytes. */
export function toHex(bytes: readonly number[]): string {
  return bytes.map((byte) => byte.toString(16).toUpperCase().padStart(2, '0')).join('');
}
