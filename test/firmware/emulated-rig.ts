/** A flashed board on the test's desk: what a host says is typed in, what the board says comes back as frames. */
import { decodeFrame, encodeFrame, HOST_LINE_LIMIT } from '../../firmware-protocol/ttr/codec.ts';
import { AvrBoard, CYCLES_PER_MS } from '../../src/node/emulator/avr-board.ts';
import { Picc, type PiccOptions } from '../../src/node/emulator/picc.ts';
import { Random } from '../../src/sim/random.ts';

/** Long enough for a look at the antennas and a line each way. */
const SOON_MS = 80;

export interface Said {
  readonly verb: string;
  readonly args: Record<string, string>;
}

export class Desk {
  readonly board: AvrBoard;
  #said = '';
  #id = 0;
  /** Number of the newest event that was told. */
  #newest = 0;

  /** @param antennas how many chips are wired; the others are not there */
  constructor(program: Uint16Array, antennas = 1, seed = 1) {
    const random = new Random(seed);
    this.board = new AvrBoard({
      program,
      random: () => random.next(),
      onByte: (byte) => {
        this.#said += String.fromCharCode(byte);
      },
    });
    for (const radio of this.board.radios.slice(antennas)) radio.version = 0;
  }

  run(ms: number): void {
    this.board.run(ms * CYCLES_PER_MS);
  }

  /** All frames since the last call; a line that is none is an error. */
  heard(): Said[] {
    const lines = this.#said.split('\n');
    this.#said = lines.pop() ?? '';
    return lines.map((line) => {
      const decoded = decodeFrame(line);
      if (!decoded.ok) throw new Error(`${decoded.why}: ${line}`);
      return { verb: decoded.frame.verb, args: Object.fromEntries(decoded.frame.args) };
    });
  }

  /** Sends a frame and lets it be answered. */
  say(verb: string, args: Record<string, string | number> = {}): void {
    const encoded = encodeFrame(verb, args, HOST_LINE_LIMIT);
    if (!encoded.ok) throw new Error(encoded.why);
    this.board.send(Buffer.from(encoded.line, 'latin1'));
    this.run(SOON_MS);
  }

  /** A command with an id of its own; gives its answer as `OK` or `ERR` with its values. */
  command(verb: string, args: Record<string, string | number> = {}): string {
    this.heard();
    const i = ++this.#id;
    this.say(verb, { i, ...args });
    for (let waited = 0; waited < 5; waited++) {
      const answer = this.heard().find((said) => said.args.i === String(i));
      if (answer) {
        const values = Object.entries(answer.args).filter(([key]) => key !== 'i');
        return [answer.verb, ...values.map(([key, value]) => `${key}=${value}`)].join(' ');
      }
      this.run(SOON_MS);
    }
    return 'nothing';
  }

  /** Powers up and greets; gives the HELLO that answers. */
  greet(last = 0): Said | undefined {
    this.run(200);
    this.heard();
    this.say('HELLO?', { i: 900, proto: '1.0', last });
    return this.heard().find(({ verb }) => verb === 'HELLO');
  }

  /** Lays a card on. */
  lay(card: string | PiccOptions, antenna = 0): Picc {
    const picc = new Picc(typeof card === 'string' ? { uid: card } : card);
    this.board.radios[antenna]?.place(picc);
    this.run(SOON_MS);
    return picc;
  }

  lift(picc: Picc): void {
    for (const radio of this.board.radios) radio.remove(picc);
    this.run(200);
  }

  /** The events told since the last call, each once: `SCAN a=0 u=…`, `GONE a=0 u=…`. All are acknowledged. */
  events(): string[] {
    const events = this.unacknowledged();
    if (events.length > 0) this.say('ACK', { s: this.#newest });
    return events;
  }

  /** The same without an ACK. */
  unacknowledged(): string[] {
    const told = new Map<string, string>();
    for (const { verb, args } of this.heard()) {
      if (!['SCAN', 'GONE', 'LOST'].includes(verb)) continue;
      const { s = '', a, u, n, fl } = args;
      const about = verb === 'LOST' ? `n=${n}` : `a=${a} u=${u}${fl === undefined ? '' : ` fl=${fl}`}`;
      told.set(s, `${verb} ${about}`);
      this.#newest = Math.max(this.#newest, Number(s));
    }
    return [...told].sort(([a], [b]) => Number(a) - Number(b)).map(([, event]) => event);
  }
}
