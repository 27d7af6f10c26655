/** What decoding a reader's bytes comes to. */

/** `random`: the card shows another UID each time (phones, bank cards). `multi`: another card lay there too. */
export type TapFlag = 'random' | 'multi';

/**
 * Why a record that was meant as a tap cannot be used.
 * - `ambiguous`: the reader dropped leading zeros, several UIDs fit
 * - `checksum`: damaged on the wire
 * - `incomplete-uid`: only the first part of a longer UID; other cards share it
 * - `invalid-uid`: a UID no card has (a partial or failed read)
 * - `pcsc-status`: the smart card reader answered with an error
 * - `bad-frame`: starts like a TTR/1 frame and is none
 */
export type DecodeError = 'ambiguous' | 'checksum' | 'incomplete-uid' | 'invalid-uid' | 'pcsc-status' | 'bad-frame';

export interface Tap {
  readonly kind: 'tap';
  /** Upper hex, first transmitted byte first; 4, 5, 7, 8 or 10 bytes. */
  readonly uid: string;
  /** Antenna or reader index, 0 when the device does not tell. */
  readonly reader: number;
  readonly flags: readonly TapFlag[];
}
export type Outcome = Tap | { readonly kind: 'error'; readonly code: DecodeError };

export interface Decoder {
  /** Takes bytes in chunks of any size and returns what they complete; what is unfinished waits for more. */
  feed(bytes: Uint8Array): Outcome[];
}

/** One character per byte. */
export function latin1(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
}
