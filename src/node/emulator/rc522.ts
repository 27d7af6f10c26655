/**
 * An MFRC522 as its driver sees it over SPI: registers, FIFO, CRC unit, timer, and the cards in its field (data sheet
 * rev. 3.9). It keeps no timers: what is under way is finished when somebody looks after the time at which it ends.
 */
import { crcA, type Picc } from './picc.ts';

const reg = {
  command: 0x01,
  comIrq: 0x04,
  divIrq: 0x05,
  error: 0x06,
  fifoData: 0x09,
  fifoLevel: 0x0a,
  control: 0x0c,
  bitFraming: 0x0d,
  coll: 0x0e,
  mode: 0x11,
  txControl: 0x14,
  crcHigh: 0x21,
  crcLow: 0x22,
  tMode: 0x2a,
  tPrescaler: 0x2b,
  tReloadHigh: 0x2c,
  tReloadLow: 0x2d,
  version: 0x37,
} as const;

/** 106 kbit/s. */
const BIT_US = 9.44;
/** Between the reader's last bit and the card's first (ISO/IEC 14443-3, 6.2.1.1). */
const FRAME_DELAY_US = 91;
const FIFO_ROOM = 64;
const IRQ = { timer: 0x01, error: 0x02, idle: 0x10, rx: 0x20 };

export class Rc522Model {
  /** What the version register says; 0 is a chip that is not there. */
  version = 0x92;
  /** Chance that a card's answer comes garbled, from 0 to 1. */
  garble: () => boolean = () => false;
  #now: () => number;
  #cards: Picc[] = [];
  #registers = new Uint8Array(64);
  #fifo: number[] = [];
  #due: { at: number; finish(): void } | null = null;
  #selected = false;
  /** The address byte of the present access, or null before it. */
  #address: number | null = null;

  /** @param now microseconds */
  constructor(now: () => number) {
    this.#now = now;
    this.reset();
  }

  /** The reset line, the command, or a dip of the supply. */
  reset(): void {
    this.#registers.fill(0);
    this.#registers[reg.command] = 0x20;
    this.#registers[reg.comIrq] = 0x14;
    this.#registers[reg.coll] = 0x80;
    this.#registers[reg.txControl] = 0x80;
    this.#registers[reg.mode] = 0x3f;
    this.#fifo = [];
    this.#due = null;
  }

  /** A card comes into the field. */
  place(card: Picc): void {
    card.powerUp();
    this.#cards.push(card);
  }

  remove(card: Picc): void {
    this.#cards = this.#cards.filter((one) => one !== card);
  }

  /** The select line; low is true. */
  select(selected: boolean): void {
    this.#selected = selected;
    this.#address = null;
  }

  get isSelected(): boolean {
    return this.#selected;
  }

  /** One byte on the bus each way (8.1.2). */
  transfer(byte: number): number {
    if (this.version === 0) return 0;
    this.#settle();
    if (this.#address === null) {
      this.#address = byte;
      return 0;
    }
    const address = (this.#address >> 1) & 0x3f;
    if ((this.#address & 0x80) === 0) {
      this.#write(address, byte);
      return 0;
    }
    this.#address = byte;
    return this.#read(address);
  }

  get #field(): boolean {
    return ((this.#registers[reg.txControl] ?? 0) & 3) === 3;
  }

  #settle(): void {
    if (!this.#due || this.#now() < this.#due.at) return;
    const { finish } = this.#due;
    this.#due = null;
    finish();
  }

  #later(us: number, finish: () => void): void {
    this.#due = { at: this.#now() + us, finish };
  }

  #raise(register: number, bits: number): void {
    this.#registers[register] = (this.#registers[register] ?? 0) | bits;
  }

  #read(address: number): number {
    if (address === reg.fifoData) return this.#fifo.shift() ?? 0;
    if (address === reg.fifoLevel) return this.#fifo.length;
    if (address === reg.version) return this.version;
    return this.#registers[address] ?? 0;
  }

  #write(address: number, value: number): void {
    const before = this.#registers[address] ?? 0;
    switch (address) {
      case reg.fifoData:
        if (this.#fifo.length < FIFO_ROOM) this.#fifo.push(value);
        return;
      case reg.fifoLevel:
        if (value & 0x80) this.#fifo = [];
        return;
      case reg.comIrq:
      case reg.divIrq:
        this.#registers[address] = value & 0x80 ? before | (value & 0x7f) : before & ~value;
        return;
      case reg.txControl: {
        const wasOn = this.#field;
        this.#registers[address] = value;
        if (!wasOn && this.#field) for (const card of this.#cards) card.powerUp();
        return;
      }
      case reg.command:
        this.#registers[address] = value;
        this.#command(value & 0x0f);
        return;
      case reg.bitFraming:
        this.#registers[address] = value & 0x7f;
        if (value & 0x80 && ((this.#registers[reg.command] ?? 0) & 0x0f) === 0x0c) this.#transceive(value);
        return;
      default:
        this.#registers[address] = value;
    }
  }

  #command(command: number): void {
    if (command === 0x0f) this.reset();
    if (command === 0x00) this.#due = null;
    if (command !== 0x03) return;
    const bytes = this.#fifo.splice(0);
    this.#later(10 + bytes.length, () => {
      const [low, high] = crcA(bytes);
      this.#registers[reg.crcLow] = low;
      this.#registers[reg.crcHigh] = high;
      this.#raise(reg.divIrq, 0x04);
    });
  }

  /** Sends the FIFO and receives what the cards say at once. */
  #transceive(framing: number): void {
    const sent = this.#fifo.splice(0);
    const lastBits = framing & 7;
    const align = (framing >> 4) & 7;
    const count = sent.length * 8 - (lastBits > 0 ? 8 - lastBits : 0);
    this.#registers[reg.error] = 0;
    const heard = this.#field ? this.#cards.map((card) => card.hear(sent, count)) : [];
    const answers = heard.filter((answer) => answer !== null);
    const sentUs = count * BIT_US;
    if (answers.length === 0) {
      if ((this.#registers[reg.tMode] ?? 0) & 0x80)
        this.#later(sentUs + this.#timerUs, () => this.#raise(reg.comIrq, IRQ.timer));
      return;
    }
    const length = Math.max(...answers.map((answer) => answer.length));
    const collision = Array.from({ length }, (_, i) => new Set(answers.flatMap((answer) => answer[i] ?? []))).findIndex(
      (bits) => bits.size > 1,
    );
    const bits = Array.from({ length }, (_, i) => (answers.some((answer) => answer[i] === 1) ? 1 : 0));
    // 9.3.1.15: bits behind a collision are cleared.
    if (collision >= 0) bits.fill(0, collision + 1);
    const garbled = this.garble();
    this.#later(sentUs + FRAME_DELAY_US + length * BIT_US, () => {
      this.#fifo = pack([...new Array(align).fill(0), ...bits]).slice(0, FIFO_ROOM);
      this.#registers[reg.control] = (align + length) & 7;
      this.#registers[reg.error] = (collision >= 0 ? 0x08 : 0) | (garbled ? 0x02 : 0);
      // Counted from the first bit of the frame's first UID byte: what was sent of it, and then the answer.
      const known = ((sent[1] ?? 0) >> 4) * 8 + ((sent[1] ?? 0) & 7) - 16;
      const position = Math.max(known, 0) + collision + 1;
      this.#registers[reg.coll] = collision < 0 || position > 32 ? 0x20 : position & 0x1f;
      this.#raise(reg.comIrq, IRQ.rx | IRQ.idle | (collision >= 0 ? IRQ.error : 0));
    });
  }

  /** 8.5: from the end of what was sent. */
  get #timerUs(): number {
    const registers = this.#registers;
    const reload = ((registers[reg.tReloadHigh] ?? 0) << 8) | (registers[reg.tReloadLow] ?? 0);
    const prescaler = (((registers[reg.tMode] ?? 0) & 0x0f) << 8) | (registers[reg.tPrescaler] ?? 0);
    return ((reload + 1) * (2 * prescaler + 1)) / 13.56;
  }
}

function pack(bits: readonly number[]): number[] {
  const bytes: number[] = new Array(Math.ceil(bits.length / 8)).fill(0);
  for (const [i, bit] of bits.entries()) bytes[i >> 3] = (bytes[i >> 3] ?? 0) | (bit << (i & 7));
  return bytes;
}
