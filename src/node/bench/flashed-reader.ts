/**
 * The reader as it is flashed, at the far end of a serial device node. An emulated board needs most of a processor core,
 * so it runs only when it is asked to: up to the frame that is to be written, and again once the stopwatch has stopped.
 */
import { AvrBoard, CYCLES_PER_MS } from '../emulator/avr-board.ts';
import { Picc } from '../emulator/picc.ts';
import { type Pty, until } from '../pty.ts';

/** The board starts, and looks at its antenna, within so much of its own time. */
const PATIENCE_MS = 3000;
/** What the host has asked is answered in so much of the board's time. */
const ANSWER_MS = 30;

export class FlashedReader {
  readonly #board: AvrBoard;
  readonly #pty: Pty;
  readonly #cards = new Map<string, Picc>();
  #line = '';
  #asked: Buffer[] = [];
  #isPaused = false;

  constructor(program: Uint16Array, pty: Pty) {
    this.#pty = pty;
    this.#board = new AvrBoard({
      program,
      random: () => 0.5,
      onByte: (byte) => {
        this.#line += String.fromCharCode(byte);
      },
    });
    for (const radio of this.#board.radios.slice(1)) radio.version = 0;
    pty.device.on('data', (bytes: Buffer) => {
      this.#asked.push(bytes);
      if (!this.#isPaused) this.#serve();
    });
  }

  /**
   * Lays a card on, and writes all that the board says up to its frame. It is deaf then until {@link lift}.
   * @returns when the last byte was written, in milliseconds since 1970 with fractions
   */
  lay(uid: string): number {
    const card = new Picc({ uid });
    this.#cards.set(uid, card);
    this.#board.radios[0]?.place(card);
    this.#isPaused = true;
    for (let passed = 0; !this.#line.includes(`u=${uid}`) || !this.#line.endsWith('\n'); passed++) {
      if (passed > PATIENCE_MS) throw new Error(`the board does not see ${uid}`);
      this.#run(1);
    }
    const at = performance.timeOrigin + performance.now();
    this.#write();
    return at;
  }

  /** Hears what the host has said meanwhile, shows it on the lamp, and lets the card go. */
  async lift(uid: string): Promise<void> {
    this.#isPaused = false;
    await until(() => {
      this.#serve();
      return this.#board.lamp(0) !== 'amber';
    }, `the lamp answers ${uid}`);
    const card = this.#cards.get(uid);
    if (card) this.#board.radios[0]?.remove(card);
    this.#cards.delete(uid);
    // Three looks without it, and its GONE acknowledged.
    for (let turn = 0; turn < 4; turn++) {
      this.#run(50);
      this.#write();
      await new Promise((resolve) => setTimeout(resolve, 2));
      this.#serve();
    }
  }

  /** Until the host has greeted it. */
  async start(isReady: () => boolean): Promise<void> {
    await until(() => {
      this.#serve();
      return isReady();
    }, 'the reader is ready');
  }

  #serve(): void {
    for (const bytes of this.#asked.splice(0)) this.#board.send(bytes);
    this.#run(ANSWER_MS);
    this.#write();
  }

  #run(ms: number): void {
    this.#board.run(ms * CYCLES_PER_MS);
  }

  /** Whole lines, as a driver of a serial port hands them on. */
  #write(): void {
    const end = this.#line.lastIndexOf('\n') + 1;
    if (end > 0) this.#pty.device.write(this.#line.slice(0, end), 'latin1');
    this.#line = this.#line.slice(end);
  }
}
