import { encodeFrame, HOST_LINE_LIMIT } from '../../../firmware-protocol/ttr/codec.ts';
import type { Answer } from '../../../firmware-protocol/ttr/messages.ts';
import type { Clock } from './clock.ts';

const TRIES = 3;

interface Command {
  readonly verb: string;
  readonly args: Readonly<Record<string, string | number>>;
  /** A waiting command with the same topic is replaced: only the newest colour of a light matters. */
  readonly topic: string;
}

/**
 * Send and wait: one command at a time, three tries, then it is given up. An AVR has 64 bytes of receive
 * buffer and loses what comes faster (hardware measurements: of 200 lines back to back, 37 arrived).
 */
export class Commands {
  #clock: Clock;
  #send: (line: string) => void;
  #answerMs: number;
  #waiting: Command[] = [];
  #current: { i: number; line: string; tries: number; topic: string } | null = null;
  #cancel: (() => void) | null = null;
  /** Goes on over resets: the device repeats its old answer to an id that it has just seen. */
  #id = 0;

  /** @param answerMs how long an answer is waited for */
  constructor(clock: Clock, answerMs: number, send: (line: string) => void) {
    this.#clock = clock;
    this.#answerMs = answerMs;
    this.#send = send;
  }

  nextId(): number {
    this.#id = (this.#id % 65_535) + 1;
    return this.#id;
  }

  put(verb: string, args: Readonly<Record<string, string | number>>, topic: string): void {
    this.#waiting = this.#waiting.filter((command) => command.topic !== topic);
    this.#waiting.push({ verb, args, topic });
    if (!this.#current) this.#next();
  }

  isPending(topic: string): boolean {
    return this.#current?.topic === topic || this.#waiting.some((command) => command.topic === topic);
  }

  /** OK and ERR alike end a command; answers to older ones are ignored. */
  answered(answer: Answer): void {
    if (answer.i === this.#current?.i) this.#next();
  }

  /** The session ended: nothing is sent any more, nor sent late in the next one. */
  clear(): void {
    this.#waiting = [];
    this.#next();
  }

  #next(): void {
    this.#cancel?.();
    this.#cancel = null;
    this.#current = null;
    const command = this.#waiting.shift();
    if (!command) return;
    const i = this.nextId();
    const encoded = encodeFrame(command.verb, { i, ...command.args }, HOST_LINE_LIMIT);
    if (!encoded.ok) {
      this.#next();
      return;
    }
    this.#current = { i, line: encoded.line, tries: 0, topic: command.topic };
    this.#try();
  }

  #try(): void {
    const current = this.#current;
    if (!current) return;
    if (current.tries++ === TRIES) {
      this.#next();
      return;
    }
    this.#cancel = this.#clock.after(this.#answerMs, () => this.#try());
    this.#send(current.line);
  }
}
