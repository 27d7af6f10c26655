/**
 * A PN532 straight on a serial adapter (HSU, 115200 baud). It says nothing by itself: the host wakes it, sets it up and
 * then asks for cards, one command at a time: command, ACK, answer (NXP PN532 user manual, 7.1 to 7.3).
 */
import {
  PN532_ACK,
  type Pn532Frame,
  Pn532FrameReader,
  pn532Command,
} from '../../../../firmware-protocol/pn532/frames.ts';
import { readTargets, TARGETS } from '../../../../firmware-protocol/pn532/targets.ts';
import type { DriverContext, DriverEvents, ReaderDriver, StartDriver } from './driver.ts';
import { Presence } from './presence.ts';

/** 0x55 wakes the chip, and the zeros give it time to. */
const WAKE_UP = [0x55, 0x55, ...Array<number>(14).fill(0)];
interface Step {
  readonly code: number;
  readonly data: readonly number[];
}
/** Normal mode, no timeout, no IRQ line. */
const SAM_CONFIGURATION: Step = { code: 0x14, data: [0x01, 0x14, 0x01] };
/** Look for a card three times and then say that there is none; left alone the chip would look for ever. */
const FEW_RETRIES: Step = { code: 0x32, data: [0x05, 0xff, 0x01, 0x02] };
/** Up to two cards, type A at 106 kbit/s. */
const LIST_CARDS: Step = { code: 0x4a, data: [0x02, 0x00] };
const SET_UP = [SAM_CONFIGURATION, FEW_RETRIES];
/** Milliseconds between an answer and the next look. */
const PAUSE_MS = 40;
/** So many commands in a row without an answer, and the chip is woken and set up anew. */
const PATIENCE = 3;
/** So many times a chip that never answered is woken. */
const TRIES = 4;

export const startPn532: StartDriver = (context, events) => new Pn532Driver(context, events);

class Pn532Driver implements ReaderDriver {
  #context: DriverContext;
  #events: DriverEvents;
  #frames = new Pn532FrameReader();
  #presence = new Presence();
  #step = 0;
  #unanswered = 0;
  #wakes = 0;
  /** It has answered in this connection, so it is a PN532. */
  #known = false;
  #answeredAt: number;
  #cancel: () => void = () => undefined;

  constructor(context: DriverContext, events: DriverEvents) {
    this.#context = context;
    this.#events = events;
    this.#answeredAt = context.clock.now();
    this.#wake();
  }

  data(bytes: Uint8Array): void {
    for (const frame of this.#frames.feed(bytes)) this.#frame(frame);
  }

  /** Its bytes are no lines. */
  line(): void {}

  /** It has no lamp. */
  light(): void {}

  stop(): void {
    this.#cancel();
  }

  #frame(frame: Pn532Frame): void {
    if (frame.is !== 'answer' || frame.code !== this.#current.code + 1) return;
    this.#answeredAt = this.#context.clock.now();
    this.#unanswered = 0;
    this.#events.understood();
    if (!this.#known || this.#step === SET_UP.length - 1) this.#events.changed('ready', 'pn532', null);
    this.#known = true;
    if (frame.code === TARGETS) this.#listed(frame.data);
    else this.#step++;
    this.#wait(frame.code === TARGETS ? PAUSE_MS : 0, () => this.#ask());
  }

  #listed(data: readonly number[]): void {
    const outcomes = readTargets(data);
    for (const outcome of outcomes) if (outcome.kind === 'error') this.#events.misread(outcome.code);
    const taps = outcomes.filter((outcome) => outcome.kind === 'tap');
    const { came, left } = this.#presence.saw(taps.map(({ uid }) => uid));
    for (const uid of left) this.#events.gone({ uid, reader: 0 });
    for (const tap of taps) {
      if (!came.includes(tap.uid)) continue;
      this.#events.tap(taps.length > 1 ? { ...tap, flags: [...tap.flags, 'multi'] } : tap, true);
    }
  }

  get #current(): Step {
    return SET_UP[this.#step] ?? LIST_CARDS;
  }

  #wake(): void {
    this.#step = 0;
    this.#wakes++;
    this.#write(WAKE_UP);
    this.#ask();
  }

  #ask(): void {
    this.#write(pn532Command(this.#current.code, this.#current.data));
    this.#wait(this.#context.times.answer, () => this.#missed());
  }

  /** No answer in time: on a bad wire one in a hundred, from a chip that was unplugged or fell asleep all. */
  #missed(): void {
    const { clock, times } = this.#context;
    // The chip may still be at work on the command: an ACK ends that.
    this.#write([...PN532_ACK]);
    if (++this.#unanswered < PATIENCE) {
      this.#ask();
      return;
    }
    this.#unanswered = 0;
    if (this.#known && clock.now() - this.#answeredAt >= times.dead) {
      this.#events.lost('silent');
      return;
    }
    if (this.#known || this.#wakes === 1) this.#events.changed('quiet', this.#known ? 'pn532' : null, 'silent');
    if (this.#known || this.#wakes < TRIES) this.#wake();
  }

  #wait(ms: number, then: () => void): void {
    this.#cancel();
    this.#cancel = this.#context.clock.after(ms, then);
  }

  #write(bytes: readonly number[]): void {
    this.#context.port.write(String.fromCharCode(...bytes));
  }
}
