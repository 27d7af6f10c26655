/**
 * A card in the field, ISO/IEC 14443-3 type A: what it answers to what it hears. Bits are in the order of the air, the
 * least significant of each byte first.
 */

type State = 'idle' | 'ready' | 'active';

export interface PiccOptions {
  /** 4, 7 or 10 bytes in hex. */
  readonly uid: string;
  /** A new UID of four bytes, 08 first, at every power-up: phones. Given here so that it can be repeated. */
  readonly nextUid?: () => string;
  /** MIFARE Classic: selects, but gives nothing without a key. */
  readonly classic?: boolean;
  /** Its pages may only be read. */
  readonly readOnly?: boolean;
}

const PAGES = 45;
const CASCADE_TAG = 0x88;
const ACK = bitsOf([0x0a], 4);
const NAK = bitsOf([0x00], 4);

export class Picc {
  /** NTAG213: 45 pages of four bytes. */
  readonly memory = new Uint8Array(PAGES * 4);
  #options: PiccOptions;
  #uid: Uint8Array;
  #state: State = 'idle';
  /** It was sent to HALT: a wrong word brings it back there, and only WUPA wakes it. */
  #halted = false;
  #level = 0;

  constructor(options: PiccOptions) {
    this.#options = options;
    this.#uid = bytesOf(options.uid);
    this.memory.set(this.#uid.subarray(0, 3));
    this.memory.set([0xe1, 0x10, 0x12, 0x00], 3 * 4);
  }

  /** The UID as it is now, upper-case hex. */
  get uid(): string {
    return Array.from(this.#uid, (byte) => byte.toString(16).padStart(2, '0'))
      .join('')
      .toUpperCase();
  }

  /** The field came on, or the card came into it. */
  powerUp(): void {
    this.#state = 'idle';
    this.#halted = false;
    const next = this.#options.nextUid?.();
    if (next) this.#uid = bytesOf(next);
  }

  /** Hears `count` bits of a frame; gives the bits of its answer, null for silence. */
  hear(bytes: readonly number[], count: number): number[] | null {
    if (count === 7) return this.#call(bytes[0] ?? 0);
    const answer = this.#state === 'ready' ? this.#select(bytes) : this.#state === 'active' ? this.#obey(bytes) : null;
    // ISO 6.4: whatever is not expected sends it back to where it came from.
    if (answer === 'wrong') this.#state = 'idle';
    return answer === 'wrong' ? null : answer;
  }

  #call(command: number): number[] | null {
    const wakes = this.#state === 'idle' && (command === 0x52 || (command === 0x26 && !this.#halted));
    this.#state = wakes ? 'ready' : 'idle';
    this.#level = 0;
    return wakes ? bitsOf([this.#uid.length === 4 ? 0x04 : 0x44, 0x00], 16) : null;
  }

  get #levels(): number {
    return this.#uid.length === 4 ? 1 : this.#uid.length === 7 ? 2 : 3;
  }

  /** The four bytes and check byte of the present cascade level. */
  #part(): number[] {
    const from = this.#level * 3;
    const isLast = this.#level === this.#levels - 1;
    const own = this.#uid.subarray(from, from + (isLast ? 4 : 3));
    const bytes = isLast ? [...own] : [CASCADE_TAG, ...own];
    return [...bytes, bytes.reduce((sum, byte) => sum ^ byte, 0)];
  }

  #select(bytes: readonly number[]): number[] | null | 'wrong' {
    const [sel = 0, nvb = 0] = bytes;
    if (sel !== 0x93 + 2 * this.#level) return 'wrong';
    const part = this.#part();
    if (nvb === 0x70) {
      if (bytes.length !== 9 || !hasCrc(bytes) || part.some((byte, i) => bytes[2 + i] !== byte)) return 'wrong';
      this.#level++;
      const isWhole = this.#level === this.#levels;
      if (isWhole) this.#state = 'active';
      return withCrc([isWhole ? (this.#options.classic ? 0x08 : 0x00) : 0x04]);
    }
    const known = ((nvb >> 4) - 2) * 8 + (nvb & 7);
    const bits = bitsOf(part, 40);
    const told = bitsOf(bytes.slice(2), known);
    return told.every((bit, i) => bit === bits[i]) ? bits.slice(known) : 'wrong';
  }

  #obey(bytes: readonly number[]): number[] | null | 'wrong' {
    if (!hasCrc(bytes)) return 'wrong';
    const [command = 0, page = 0, ...data] = bytes.slice(0, -2);
    if (command === 0x50) {
      this.#state = 'idle';
      this.#halted = true;
      return null;
    }
    if (this.#options.classic || page >= PAGES) return NAK;
    if (command === 0x30) {
      // NTAG 10.2: behind the last page it goes on with the first.
      return withCrc(Array.from({ length: 16 }, (_, i) => this.memory[(page * 4 + i) % this.memory.length] ?? 0));
    }
    if (command !== 0xa2 || data.length !== 4 || this.#options.readOnly || page < 2) return NAK;
    this.memory.set(data, page * 4);
    return ACK;
  }
}

/** The first `count` bits of these bytes. */
export function bitsOf(bytes: ArrayLike<number>, count: number): number[] {
  return Array.from({ length: count }, (_, i) => ((bytes[i >> 3] ?? 0) >> (i & 7)) & 1);
}

/** CRC_A, low byte first. */
export function crcA(bytes: readonly number[]): [number, number] {
  let crc = 0x6363;
  for (const byte of bytes) {
    let mixed = (byte ^ crc) & 0xff;
    mixed = (mixed ^ (mixed << 4)) & 0xff;
    crc = ((crc >> 8) ^ (mixed << 8) ^ (mixed << 3) ^ (mixed >> 4)) & 0xffff;
  }
  return [crc & 0xff, crc >> 8];
}

function hasCrc(bytes: readonly number[]): boolean {
  const [low, high] = crcA(bytes.slice(0, -2));
  return bytes.length > 2 && bytes.at(-2) === low && bytes.at(-1) === high;
}

function withCrc(bytes: readonly number[]): number[] {
  return bitsOf([...bytes, ...crcA(bytes)], (bytes.length + 2) * 8);
}

function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
