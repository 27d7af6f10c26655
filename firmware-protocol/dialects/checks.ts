/** Is this a UID that tells one card from all others? The seventh rule of the tolerant reader. */
import type { Outcome } from './outcome.ts';

/**
 * The outcome for bytes that were read as a UID, after the repairs that never change which card it is.
 * @param uid upper hex; null for a count of bytes that no UID has
 */
export function checkUid(uid: string, reader: number): Outcome | null {
  const bytes = uid.length / 2;
  if (![4, 5, 7, 8, 10].includes(bytes)) return null;
  const error = (code: 'invalid-uid' | 'incomplete-uid'): Outcome => ({ kind: 'error', code });
  // An antenna that floats reads as zeros; a card pulled away while it answers ends in ones.
  if (/^(?:0+|F+)$/.test(uid) || uid.endsWith('FFFFFFFF')) return error('invalid-uid');
  const withCheckByte = bytes === 5 && xor(uid) === 0;
  // 88 is the cascade tag of ISO 14443-3: three UID bytes follow, the other four were never asked for.
  if (uid.startsWith('88') && (bytes === 4 || withCheckByte)) return error('incomplete-uid');
  if (withCheckByte) return tap(uid.slice(0, 8), reader);
  // ISO 15693 UIDs begin with E0 and travel last byte first.
  if (bytes === 8 && uid.endsWith('E0') && !uid.startsWith('E0')) return tap(reverse(uid), reader);
  return tap(uid, reader);
}

/** XOR of all bytes of a hex string. */
export function xor(hex: string): number {
  let sum = 0;
  for (let i = 0; i < hex.length; i += 2) sum ^= Number.parseInt(hex.slice(i, i + 2), 16);
  return sum;
}

/** The bytes of a hex string in the other order. */
export function reverse(hex: string): string {
  return (hex.match(/../g) ?? []).reverse().join('');
}

function tap(uid: string, reader: number): Outcome {
  // ISO 14443-3: a single-size UID that begins with 08 is made up anew for every visit.
  const random = uid.length === 8 && uid.startsWith('08');
  return { kind: 'tap', uid, reader, flags: random ? ['random'] : [] };
}
