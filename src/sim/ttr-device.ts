/**
 * The device's side of TTR/1 (firmware-protocol/PROTOCOL.md) without a radio: bytes in, bytes out, cards laid on by
 * a call. The reference for what the firmware does, the reader of `--reader sim`, and the other end of the tests.
 */
import {
  DEVICE_LINE_LIMIT,
  decodeFrame,
  encodeFrame,
  type Frame,
  HOST_LINE_LIMIT,
  numberArg,
} from '../../firmware-protocol/ttr/codec.ts';
import type { Clock } from '../host/reader/clock.ts';
import { EventRing } from './event-ring.ts';

const TICK_MS = 50;
const HELLO_EVERY_MS = 1000;
/** Between the repeats of a HELLO that answers a greeting, and how many of them there are. */
const HELLO_AGAIN_MS = 400;
const HELLO_REPEATS = 8;
const REPEAT_MS = 250;
/** Without a frame from the host for so long, the host is gone. */
const HOST_GONE_MS = 10_000;
/** Events that may be on the way unacknowledged. */
const WINDOW = 4;
const PATTERNS = ['ok', 'bad', 'wait', 'off', 'id'];

export interface TtrDeviceOptions {
  readonly id: string;
  readonly clock: Clock;
  /** Sends text (latin1) to the host. */
  send(text: string): void;
  /** Number of antennas, 1 if left out. */
  readonly antennas?: number;
  /** What it says it can; `scan,gone,led` if left out. */
  readonly caps?: string;
  /** Protocol it says it speaks, `1.0` if left out. */
  readonly proto?: string;
}

export class TtrDevice {
  /** What each antenna's lamp shows. */
  readonly lamps = new Map<number, string>();
  #options: TtrDeviceOptions;
  #ring = new EventRing();
  #cards = new Map<string, number>();
  #boot: 'C' | 'W' = 'C';
  #up = false;
  #line = '';
  #sent = 0;
  #sentAt = 0;
  #helloAt = 0;
  #hostAt = 0;
  /** How often the answer to a greeting may still be repeated; 0 once the host has shown that it knows. */
  #hellosLeft = 0;
  #lastAnswer: { i: number; line: string } | null = null;
  #cancelTick: (() => void) | null = null;

  /** It starts without power: {@link start}. */
  constructor(options: TtrDeviceOptions) {
    this.#options = options;
  }

  /** Events that no host has acknowledged yet. */
  get waiting(): number {
    return this.#ring.size;
  }

  /** Power comes on, or the reset line was pulled (`W`): what the host said is forgotten, events are not. */
  start(boot: 'C' | 'W' = 'C'): void {
    this.stop();
    this.#boot = boot;
    this.#up = false;
    this.#line = '';
    this.#sent = 0;
    this.#lastAnswer = null;
    this.lamps.clear();
    this.#hello();
    this.#tick();
  }

  /** Power goes. */
  stop(): void {
    this.#cancelTick?.();
    this.#cancelTick = null;
  }

  /** A card is laid on an antenna; nothing if it lies there already. */
  tap(uid: string, antenna = 0): void {
    if (this.#cards.get(uid) === antenna) return;
    this.#cards.set(uid, antenna);
    // Amber until the host has said the colour: a player then taps again if the link is down.
    this.lamps.set(antenna, 'wait');
    const random = /^08.{6}$/.test(uid) ? { fl: 'r' } : {};
    this.#ring.add('SCAN', { a: antenna, u: uid, ...random }, this.#options.clock.now());
    this.#transmit();
  }

  /** A card is taken off. */
  lift(uid: string): void {
    const antenna = this.#cards.get(uid);
    if (antenna === undefined) return;
    this.#cards.delete(uid);
    this.#ring.add('GONE', { a: antenna, u: uid }, this.#options.clock.now());
    this.#transmit();
  }

  /** Takes bytes from the host. Lines that are no frames are ignored: other programs talk to serial ports too. */
  receive(bytes: Uint8Array): void {
    for (const byte of bytes) {
      const char = String.fromCharCode(byte);
      if (char === '\n' || char === '\r') {
        const decoded = decodeFrame(this.#line, HOST_LINE_LIMIT);
        this.#line = '';
        if (decoded.ok) this.#frame(decoded.frame);
      } else if (char === '$') this.#line = '$';
      else if (this.#line.length < HOST_LINE_LIMIT) this.#line += char;
    }
  }

  #frame(frame: Frame): void {
    this.#hostAt = this.#options.clock.now();
    this.#hellosLeft = frame.verb === 'HELLO?' ? HELLO_REPEATS : 0;
    if (frame.verb === 'ACK') {
      this.#acknowledge(numberArg(frame, 's') ?? 0);
      return;
    }
    const i = numberArg(frame, 'i') ?? 0;
    if (frame.verb === 'HELLO?') {
      this.#ring.greet(numberArg(frame, 'last') ?? 0);
      this.#up = true;
      this.#sent = 0;
      this.#lastAnswer = null;
      this.#hello();
      this.#transmit();
      return;
    }
    if (i === this.#lastAnswer?.i) {
      this.#options.send(this.#lastAnswer.line);
      return;
    }
    const code = this.#up ? this.#obey(frame) : 15;
    const answer = encodeFrame(code === null ? 'OK' : 'ERR', code === null ? { i } : { i, c: code }, DEVICE_LINE_LIMIT);
    if (!answer.ok) return;
    this.#lastAnswer = { i, line: answer.line };
    this.#options.send(answer.line);
  }

  /** Error code, or null when done. */
  #obey(frame: Frame): number | null {
    if (frame.verb === 'PING' || frame.verb === 'BUZ') return null;
    if (frame.verb !== 'LED') return 11;
    const antenna = numberArg(frame, 'a') ?? 0;
    const pattern = frame.args.get('p') ?? '';
    if (antenna >= (this.#options.antennas ?? 1) || !PATTERNS.includes(pattern)) return 12;
    this.lamps.set(antenna, pattern);
    return null;
  }

  #acknowledge(s: number): void {
    this.#sent = Math.max(0, this.#sent - this.#ring.acknowledge(s));
    this.#transmit();
  }

  #tick(): void {
    const now = this.#options.clock.now();
    if (this.#up && now - this.#hostAt >= HOST_GONE_MS) this.#up = false;
    if (!this.#up && now - this.#helloAt >= HELLO_EVERY_MS) this.#hello();
    if (this.#up && this.#hellosLeft > 0 && now - this.#helloAt >= HELLO_AGAIN_MS) {
      this.#hellosLeft--;
      this.#hello();
    }
    if (this.#sent > 0 && now - this.#sentAt >= REPEAT_MS) this.#sent = 0;
    this.#transmit();
    this.#cancelTick = this.#options.clock.after(TICK_MS, () => this.#tick());
  }

  /** Sends what the window allows, oldest first. */
  #transmit(): void {
    const { clock, send } = this.#options;
    while (this.#up && this.#cancelTick && this.#sent < Math.min(WINDOW, this.#ring.size)) {
      const event = this.#ring.at(this.#sent++, clock.now());
      const encoded = encodeFrame(event.verb, event.args, DEVICE_LINE_LIMIT);
      this.#sentAt = clock.now();
      if (encoded.ok) send(encoded.line);
    }
  }

  #hello(): void {
    const { id, antennas = 1, proto = '1.0', caps = 'scan,gone,led', clock, send } = this.#options;
    this.#helloAt = clock.now();
    const about = {
      proto,
      dev: 'sim',
      fw: '1.0.0',
      id,
      boot: this.#boot,
      ant: antennas,
      caps,
      rx: HOST_LINE_LIMIT,
    };
    const state = { q: this.#ring.size, next: this.#ring.next, up: this.#up ? 1 : 0 };
    const encoded = encodeFrame('HELLO', { ...about, ...state }, DEVICE_LINE_LIMIT);
    if (encoded.ok) send(encoded.line);
  }
}
