/** A PN532 on a serial adapter as far as our driver uses it: asleep until it is woken, one command at a time. */
import { PN532_ACK, pn532Answer } from '../../firmware-protocol/pn532/frames.ts';

const [WAKE, START] = [0x55, 0xff];
const [SAM_CONFIGURATION, RF_CONFIGURATION, LIST_PASSIVE_TARGET] = [0x14, 0x32, 0x4a];

export class Pn532Device {
  /** UIDs of the cards that lie there, upper hex. */
  readonly cards = new Set<string>();
  /** It answers nothing for so many commands more. */
  deafFor = 0;
  /** The next answer is damaged on the wire. */
  damageNext = false;
  /** Commands that it understood, by code. */
  readonly obeyed: number[] = [];
  #send: (bytes: Uint8Array) => void;
  #awake = false;
  #configured = false;
  #retriesLimited = false;
  #pending: number[] = [];

  constructor(send: (bytes: Uint8Array) => void) {
    this.#send = send;
  }

  /** Power comes on. */
  start(): void {
    this.#awake = this.#configured = this.#retriesLimited = false;
    this.#pending = [];
  }

  receive(bytes: Uint8Array): void {
    if (bytes.includes(WAKE)) this.#awake = true;
    if (!this.#awake) return;
    this.#pending.push(...bytes);
    for (let start = this.#pending.indexOf(START); start > 0; start = this.#pending.indexOf(START)) {
      const length = this.#pending[start + 1] ?? 0;
      const end = start + 3 + length + 1;
      if (this.#pending.length < end) return;
      const [, code, ...data] = this.#pending.slice(start + 3, end - 1);
      this.#pending.splice(0, end);
      // Without content it is an ACK, which ends a command.
      if (length > 0 && length < START && code !== undefined) this.#obey(code, data);
    }
  }

  #obey(code: number, data: readonly number[]): void {
    if (this.deafFor > 0) {
      this.deafFor--;
      return;
    }
    this.obeyed.push(code);
    this.#say(PN532_ACK);
    if (code === SAM_CONFIGURATION) this.#configured = true;
    if (code === RF_CONFIGURATION) this.#retriesLimited = data[0] === 0x05;
    if (code !== LIST_PASSIVE_TARGET) this.#answer(code + 1, []);
    // Unless told otherwise it looks for a card for ever, and before it is set up not at all.
    else if (this.#configured && (this.#retriesLimited || this.cards.size > 0)) this.#answer(code + 1, this.#targets());
  }

  /** NbTg, then Tg, SENS_RES, SEL_RES, length, UID for each of at most two. */
  #targets(): number[] {
    const found = [...this.cards].slice(0, 2);
    const targets = found.flatMap((hex, at) => {
      const uid = Buffer.from(hex, 'hex');
      return [at + 1, 0x00, uid.length > 4 ? 0x44 : 0x04, 0x00, uid.length, ...uid];
    });
    return [found.length, ...targets];
  }

  #answer(code: number, data: readonly number[]): void {
    const frame = pn532Answer(code, data);
    if (this.damageNext) frame[frame.length - 3] = (frame[frame.length - 3] ?? 0) ^ 1;
    this.damageNext = false;
    this.#say(frame);
  }

  #say(bytes: readonly number[]): void {
    this.#send(Uint8Array.from(bytes));
  }
}
