/**
 * Frames of a PN532 on a serial adapter (HSU): 00 FF LEN LCS data DCS, where LEN + LCS and data + DCS are 0 modulo 256
 * (NXP PN532 user manual, 6.2.1.1). Data begins with D4 from the host and with D5 from the chip.
 */

/** `damaged`: a frame whose checksums do not agree. ACK and NACK carry nothing. */
export type Pn532Frame =
  | { readonly is: 'ack' | 'nack' | 'damaged' }
  /** Behind D5: the code of the answer and what it says. */
  | { readonly is: 'answer'; readonly code: number; readonly data: readonly number[] };

const FROM_HOST = 0xd4;
const FROM_CHIP = 0xd5;

/** Cuts frames out of bytes that come in chunks of any size; what is no frame is passed over. */
export class Pn532FrameReader {
  #pending: number[] = [];

  feed(bytes: Uint8Array): Pn532Frame[] {
    this.#pending.push(...bytes);
    const frames: Pn532Frame[] = [];
    let at = 0;
    for (let step = readFrame(this.#pending, at); step.next > at; step = readFrame(this.#pending, at)) {
      at = step.next;
      if (step.frame) frames.push(step.frame);
    }
    this.#pending = this.#pending.slice(at);
    return frames;
  }
}

/** Reads at `at`; `next` is where to go on, or `at` itself when bytes are missing. */
function readFrame(bytes: readonly number[], at: number): { next: number; frame?: Pn532Frame } {
  const [zero, ff, length, lengthSum] = bytes.slice(at, at + 4);
  if (zero === undefined || (zero === 0 && ff === undefined)) return { next: at };
  if (zero !== 0 || ff !== 0xff) return { next: at + 1 };
  if (length === undefined || lengthSum === undefined) return { next: at };
  if (length === 0 && lengthSum === 0xff) return { next: at + 4, frame: { is: 'ack' } };
  if (length === 0xff && lengthSum === 0) return { next: at + 4, frame: { is: 'nack' } };
  // An extended frame (FF FF) is longer than any that we ask for.
  if (length === 0 || length === 0xff) return { next: at + 4 };
  if (((length + lengthSum) & 0xff) !== 0) return { next: at + 2, frame: { is: 'damaged' } };
  const end = at + 4 + length + 1;
  if (bytes.length < end) return { next: at };
  const sum = bytes.slice(at + 4, end).reduce((total, byte) => (total + byte) & 0xff, 0);
  // A false start inside noise must not swallow the frame behind it: go on right after its start code.
  if (sum !== 0) return { next: at + 2, frame: { is: 'damaged' } };
  const [direction, code, ...data] = bytes.slice(at + 4, end - 1);
  if (direction !== FROM_CHIP || code === undefined) return { next: end };
  return { next: end, frame: { is: 'answer', code, data } };
}

/** Ends what the chip is doing, for an answer that does not come. */
export const PN532_ACK: readonly number[] = [0x00, 0x00, 0xff, 0x00, 0xff, 0x00];

/** A command of the host as a frame; the chip's answer has the code plus one. */
export function pn532Command(code: number, data: readonly number[]): number[] {
  return frameOf([FROM_HOST, code, ...data]);
}

/** An answer of the chip as a frame: what a scripted one sends. */
export function pn532Answer(code: number, data: readonly number[]): number[] {
  return frameOf([FROM_CHIP, code, ...data]);
}

function frameOf(content: readonly number[]): number[] {
  const complement = (sum: number) => -sum & 0xff;
  const total = content.reduce((sum, byte) => sum + byte, 0);
  return [0x00, 0x00, 0xff, content.length, complement(content.length), ...content, complement(total), 0x00];
}
