/**
 * The host's side of a TTR/1 conversation over one open port (PROTOCOL.md, "Session" and "Liveness"): greets, takes
 * events, acknowledges them once they have been handled, sends commands, and notices when the device is gone.
 */
import { decodeFrame, encodeFrame, type Frame, HOST_LINE_LIMIT } from '../../../../firmware-protocol/ttr/codec.ts';
import { type Hello, PROTOCOL, readAnswer, readEvent, readHello } from '../../../../firmware-protocol/ttr/messages.ts';
import { Commands } from '../commands.ts';
import type { TagMemory } from '../memory.ts';
import type { ReaderTrouble } from '../trouble.ts';
import type { DriverContext, DriverEvents, Light, ReaderDriver, Sound, StartDriver } from './driver.ts';
import { TtrMemory } from './ttr-memory.ts';

/** Error code of a device that has forgotten our greeting. */
const NOT_GREETED = 15;

export const startTtr: StartDriver = (context, events) => new TtrDriver(context, events);

class TtrDriver implements ReaderDriver {
  #context: DriverContext;
  #events: DriverEvents;
  #commands: Commands;
  #hello: Hello | null = null;
  /** `heard`: it speaks TTR but is not greeted yet. `up`: the session stands. `quiet`: no answer for a while. */
  #state: 'asking' | 'heard' | 'up' | 'quiet' = 'asking';
  #lastFrameAt = 0;
  /** Since when it has been asked for a greeting, and when it was last. */
  #askedSince = 0;
  #askedAt = 0;
  #cancelAsk: (() => void) | null = null;
  #cancelLook: (() => void) | null = null;
  #cancelWait: () => void;
  /** Colours that wait for the tap in hand, by antenna. */
  #lights = new Map<number, Light>();
  #sound: Sound = null;
  #memory = new TtrMemory((verb, args) => this.#commands.ask(verb, args));
  #stopped = false;

  /** Asks for HELLO at once and again: the board may just have been reset by our opening its port, and be deaf for a while. */
  constructor(context: DriverContext, events: DriverEvents) {
    const { clock, times } = context;
    this.#context = context;
    this.#events = events;
    this.#commands = new Commands(clock, times.answer, (line) => this.#send(line));
    events.changed('greeting', null, null);
    this.#cancelWait = clock.after(times.greeting, () => {
      if (this.#hello === null) events.changed('quiet', null, 'silent');
    });
    this.#askUntil(clock.now() + times.greeting);
  }

  /** It speaks in lines. */
  data(): void {}

  line(text: string): void {
    const decoded = decodeFrame(text);
    if (!decoded.ok || this.#stopped) return;
    this.#lastFrameAt = this.#context.clock.now();
    this.#events.understood();
    this.#frame(decoded.frame);
  }

  /** Lights an antenna's lamp and sounds, as far as the device can and the session stands. While a tap is in hand, after its ACK. */
  light(antenna: number, pattern: Light, sound: Sound): void {
    const hello = this.#hello;
    if (this.#state !== 'up' || !hello) return;
    // Older firmware does not tell what it can: all had a lamp.
    if (hello.caps.length === 0 || hello.caps.includes('led')) this.#lights.set(antenna, pattern);
    if (hello.caps.includes('buz')) this.#sound = sound ?? this.#sound;
    if (!this.#context.inboxOf(hello.id).busy) this.#sendLights();
  }

  get antennas(): number {
    return this.#hello?.antennas ?? 1;
  }

  /** Older firmware does not tell what it can. */
  get memory(): TagMemory | null {
    const can = this.#hello?.caps ?? [];
    return this.#state === 'up' && can.includes('ndef') && can.includes('read') ? this.#memory : null;
  }

  stop(): void {
    this.#stopped = true;
    this.#commands.clear();
    this.#cancelWait();
    this.#cancelAsk?.();
    this.#cancelLook?.();
  }

  #frame(frame: Frame): void {
    const hello = readHello(frame);
    if (hello) {
      this.#greeted(hello);
      return;
    }
    if (this.#state === 'quiet') this.#become('up');
    if (this.#state !== 'up' || !this.#hello) {
      // It takes itself for greeted: its HELLO with up=1 was lost.
      if (this.#context.clock.now() - this.#askedAt >= this.#context.times.ask) this.#ask();
      return;
    }
    const answer = readAnswer(frame);
    if (answer?.code === NOT_GREETED) {
      this.#ask();
      return;
    }
    if (answer) {
      this.#commands.answered(answer);
      return;
    }
    const device = this.#hello.id;
    const event = readEvent(frame);
    if (event) this.#context.inboxOf(device).offer(event, (handled) => this.#settled(device, handled));
  }

  #greeted(hello: Hello): void {
    if (!this.#events.isWanted(hello.id)) {
      this.#events.lost('stranger');
      return;
    }
    this.#hello = hello;
    this.#cancelLook ??= this.#context.clock.after(this.#context.times.look / 2, () => this.#look());
    if (hello.major !== PROTOCOL.major) {
      this.#cancelAsk?.();
      const trouble = hello.major < PROTOCOL.major ? 'old-firmware' : 'new-firmware';
      this.#events.changed('greeting', 'ttr', trouble);
      return;
    }
    if (hello.up) {
      this.#cancelAsk?.();
      this.#context.inboxOf(hello.id).greeted(hello);
      this.#become('up');
      return;
    }
    // It has restarted: what we were waiting for will not be answered.
    this.#commands.clear();
    this.#forgetLights();
    if (this.#state !== 'heard') this.#askedSince = this.#context.clock.now();
    this.#become('heard', this.#context.clock.now() - this.#askedSince >= this.#context.times.greeting ? 'deaf' : null);
    this.#cancelAsk?.();
    this.#askUntil(this.#context.clock.now() + this.#context.times.greeting);
  }

  #settled(device: string, handled: boolean): void {
    if (this.#state !== 'up' || this.#hello?.id !== device) return;
    const ack = encodeFrame('ACK', { s: this.#context.inboxOf(device).last }, HOST_LINE_LIMIT);
    if (handled && ack.ok) this.#send(ack.line);
    this.#sendLights();
  }

  #forgetLights(): void {
    this.#lights.clear();
    this.#sound = null;
  }

  #sendLights(): void {
    for (const [antenna, pattern] of this.#lights)
      this.#commands.put('LED', { a: antenna, p: pattern }, `led ${antenna}`);
    if (this.#sound !== null) this.#commands.put('BUZ', { p: this.#sound }, 'buz');
    this.#forgetLights();
  }

  #askUntil(end: number): void {
    this.#ask();
    if (this.#context.clock.now() + this.#context.times.ask <= end)
      this.#cancelAsk = this.#context.clock.after(this.#context.times.ask, () => this.#askUntil(end));
  }

  /** Tells `last` once it is known who the device is: another board's number would make it forget events. */
  #ask(): void {
    this.#askedAt = this.#context.clock.now();
    const last = this.#hello === null ? 0 : this.#context.inboxOf(this.#hello.id).last;
    const proto = `${PROTOCOL.major}.${PROTOCOL.minor}`;
    const question = encodeFrame('HELLO?', { i: this.#commands.nextId(), proto, last }, HOST_LINE_LIMIT);
    if (question.ok) this.#send(question.line);
  }

  /** Every half second once the device has spoken: is it still there? */
  #look(): void {
    this.#cancelLook = this.#context.clock.after(this.#context.times.look / 2, () => this.#look());
    const silence = this.#context.clock.now() - this.#lastFrameAt;
    if (silence >= this.#context.times.dead) {
      this.#events.lost('silent');
      return;
    }
    if (!this.#hello || this.#state === 'heard') return;
    if (silence >= this.#context.times.ping && !this.#commands.isPending('ping'))
      this.#commands.put('PING', {}, 'ping');
    if (silence >= this.#context.times.quiet && this.#state === 'up') this.#become('quiet', 'silent');
  }

  #become(state: 'heard' | 'up' | 'quiet', trouble: ReaderTrouble | null = null): void {
    this.#state = state;
    this.#events.changed(state === 'up' ? 'ready' : state === 'quiet' ? 'quiet' : 'greeting', 'ttr', trouble);
  }

  #send(line: string): void {
    if (!this.#stopped) this.#context.port.write(line);
  }
}
