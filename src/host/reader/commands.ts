import { encodeFrame, HOST_LINE_LIMIT } from '../../../firmware-protocol/ttr/codec.ts';
import type { Answer } from '../../../firmware-protocol/ttr/messages.ts';
import type { Clock } from './clock.ts';

const TRIES = 3;

interface Command {
  readonly verb: string;
  readonly args: Readonly<Record<string, string | number>>;
  /** A waiting command with the same topic is replaced: only the newest colour of a light matters. */
  readonly topic: string;
  /** Told what was answered; null when it is given up. */
  readonly done?: (answer: Answer | null) => void;
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
  #current: { i: number; line: string; tries: number; command: Command } | null = null;
  #cancel: (() => void) | null = null;
  /** Goes on over resets: the device repeats its old answer to an id that it has just seen. */
  #id = 0;
  /** Questions so far: none replaces another. */
  #asked = 0;

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
    this.#add({ verb, args, topic });
  }

  /** The answer, or null when none came, or the session ended first. */
  ask(verb: string, args: Readonly<Record<string, string | number>>): Promise<Answer | null> {
    return new Promise((done) => this.#add({ verb, args, topic: `ask ${++this.#asked}`, done }));
  }

  isPending(topic: string): boolean {
    return this.#current?.command.topic === topic || this.#waiting.some((command) => command.topic === topic);
  }

  /** OK and ERR alike end a command; answers to older ones are ignored. */
  answered(answer: Answer): void {
    if (answer.i === this.#current?.i) this.#next(answer);
  }

  /** The session ended: nothing is sent any more, nor sent late in the next one. */
  clear(): void {
    const given = this.#waiting.splice(0);
    this.#next();
    for (const { done } of given) done?.(null);
  }

  #add(command: Command): void {
    this.#waiting.push(command);
    if (!this.#current) this.#next();
  }

  /** @param answer to the present command, which is over */
  #next(answer: Answer | null = null): void {
    this.#cancel?.();
    this.#cancel = null;
    const over = this.#current;
    this.#current = null;
    this.#begin();
    over?.command.done?.(answer);
  }

  #begin(): void {
    const command = this.#waiting.shift();
    if (!command) return;
    const i = this.nextId();
    const encoded = encodeFrame(command.verb, { i, ...command.args }, HOST_LINE_LIMIT);
    if (!encoded.ok) {
      this.#begin();
      command.done?.(null);
      return;
    }
    this.#current = { i, line: encoded.line, tries: 0, command };
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
