/**
 * The host's side of a TTR/1 conversation over one open port (PROTOCOL.md, "Session" and "Liveness"): greets, takes
 * events, acknowledges them once they have been handled, sends commands, and notices when the device is gone.
 */
import { decodeFrame, encodeFrame, type Frame, HOST_LINE_LIMIT } from '../../../firmware-protocol/ttr/codec.ts';
import { type Hello, PROTOCOL, readAnswer, readEvent, readHello } from '../../../firmware-protocol/ttr/messages.ts';
import type { Clock } from './clock.ts';
import { Commands } from './commands.ts';
import type { Inbox } from './inbox.ts';
import type { LinkTimes } from './times.ts';
import type { ReaderTrouble } from './trouble.ts';

/** Error code of a device that has forgotten our greeting. */
const NOT_GREETED = 15;

export interface TalkEvents {
  /** The device says who it is. False: it is not the one that is looked for, and nothing more is said to it. */
  isWanted(device: string): boolean;
  /** `heard`: it speaks TTR but is not greeted yet. `up`: the session stands. `quiet`: no answer for a while. */
  changed(state: 'heard' | 'up' | 'quiet', trouble: ReaderTrouble | null): void;
  /** Silent for too long: close the port and open it again. */
  dead(): void;
}

export class TtrTalk {
  #clock: Clock;
  #times: LinkTimes;
  #write: (line: string) => void;
  #inboxOf: (device: string) => Inbox;
  #events: TalkEvents;
  #commands: Commands;
  #hello: Hello | null = null;
  #state: 'asking' | 'heard' | 'up' | 'quiet' = 'asking';
  #lastFrameAt = 0;
  /** Since when it has been asked for a greeting, and when it was last. */
  #askedSince = 0;
  #askedAt = 0;
  #cancelAsk: (() => void) | null = null;
  #cancelLook: (() => void) | null = null;
  /** Colours that wait for the tap in hand, by antenna. */
  #lights = new Map<number, 'ok' | 'bad' | 'wait'>();
  #stopped = false;

  /** @param inboxOf the inbox of a device, kept over connections */
  constructor(
    clock: Clock,
    times: LinkTimes,
    write: (line: string) => void,
    inboxOf: (device: string) => Inbox,
    events: TalkEvents,
  ) {
    this.#clock = clock;
    this.#times = times;
    this.#write = write;
    this.#inboxOf = inboxOf;
    this.#events = events;
    this.#commands = new Commands(clock, times.answer, (line) => this.#send(line));
  }

  /** Starts asking for HELLO: the board may just have been reset by our opening its port, and be deaf for a while. */
  start(): void {
    this.#askUntil(this.#clock.now() + this.#times.greeting);
  }

  /** Takes a line; false when there is no whole frame in it. */
  line(text: string): boolean {
    const decoded = decodeFrame(text);
    if (!decoded.ok || this.#stopped) return false;
    this.#lastFrameAt = this.#clock.now();
    this.#frame(decoded.frame);
    return true;
  }

  /** Lights an antenna's lamp, if the device has one and the session stands. While a tap is in hand, after its ACK. */
  light(antenna: number, pattern: 'ok' | 'bad' | 'wait'): void {
    const hello = this.#hello;
    if (this.#state !== 'up' || !hello || (hello.caps.length > 0 && !hello.caps.includes('led'))) return;
    this.#lights.set(antenna, pattern);
    if (!this.#inboxOf(hello.id).busy) this.#sendLights();
  }

  /** Ends the conversation: nothing is written after this. */
  stop(): void {
    this.#stopped = true;
    this.#commands.clear();
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
      if (this.#clock.now() - this.#askedAt >= this.#times.ask) this.#ask();
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
    if (event) this.#inboxOf(device).offer(event, (handled) => this.#settled(device, handled));
  }

  #greeted(hello: Hello): void {
    if (!this.#events.isWanted(hello.id)) return;
    this.#hello = hello;
    this.#cancelLook ??= this.#clock.after(this.#times.look / 2, () => this.#look());
    if (hello.major !== PROTOCOL.major) {
      this.#cancelAsk?.();
      const trouble = hello.major < PROTOCOL.major ? 'old-firmware' : 'new-firmware';
      this.#events.changed('heard', trouble);
      return;
    }
    if (hello.up) {
      this.#cancelAsk?.();
      this.#inboxOf(hello.id).greeted(hello);
      this.#become('up');
      return;
    }
    // It has restarted: what we were waiting for will not be answered.
    this.#commands.clear();
    this.#lights.clear();
    if (this.#state !== 'heard') this.#askedSince = this.#clock.now();
    this.#become('heard', this.#clock.now() - this.#askedSince >= this.#times.greeting ? 'deaf' : null);
    this.#cancelAsk?.();
    this.#askUntil(this.#clock.now() + this.#times.greeting);
  }

  #settled(device: string, handled: boolean): void {
    if (this.#state !== 'up' || this.#hello?.id !== device) return;
    const ack = encodeFrame('ACK', { s: this.#inboxOf(device).last }, HOST_LINE_LIMIT);
    if (handled && ack.ok) this.#send(ack.line);
    this.#sendLights();
  }

  #sendLights(): void {
    for (const [antenna, pattern] of this.#lights)
      this.#commands.put('LED', { a: antenna, p: pattern }, `led ${antenna}`);
    this.#lights.clear();
  }

  #askUntil(end: number): void {
    this.#ask();
    if (this.#clock.now() + this.#times.ask <= end)
      this.#cancelAsk = this.#clock.after(this.#times.ask, () => this.#askUntil(end));
  }

  /** Tells `last` once it is known who the device is: another board's number would make it forget events. */
  #ask(): void {
    this.#askedAt = this.#clock.now();
    const last = this.#hello === null ? 0 : this.#inboxOf(this.#hello.id).last;
    const proto = `${PROTOCOL.major}.${PROTOCOL.minor}`;
    const question = encodeFrame('HELLO?', { i: this.#commands.nextId(), proto, last }, HOST_LINE_LIMIT);
    if (question.ok) this.#send(question.line);
  }

  /** Every half second once the device has spoken: is it still there? */
  #look(): void {
    this.#cancelLook = this.#clock.after(this.#times.look / 2, () => this.#look());
    const silence = this.#clock.now() - this.#lastFrameAt;
    if (silence >= this.#times.dead) {
      this.#events.dead();
      return;
    }
    if (!this.#hello || this.#state === 'heard') return;
    if (silence >= this.#times.ping && !this.#commands.isPending('ping')) this.#commands.put('PING', {}, 'ping');
    if (silence >= this.#times.quiet && this.#state === 'up') this.#become('quiet', 'silent');
  }

  #become(state: 'heard' | 'up' | 'quiet', trouble: ReaderTrouble | null = null): void {
    this.#state = state;
    this.#events.changed(state, trouble);
  }

  #send(line: string): void {
    if (!this.#stopped) this.#write(line);
  }
}
