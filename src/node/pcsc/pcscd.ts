/**
 * pcscd, the smart card service of Linux, spoken to over its own socket: so a PC/SC reader needs no native module, which
 * would have to be compiled for each version of Node and Electron. Requests and answers are C structures of little-endian
 * 32-bit numbers (pcsc-lite, winscard_msg.h, protocol 4).
 */
import { connect, type Socket } from 'node:net';
import { PortError } from '../../host/reader/port.ts';

const MAJOR = 4;
/** Of the versions since 2020; a service with another one says which it speaks. */
const MINOR = 4;
const [ESTABLISH, CONNECT, DISCONNECT, TRANSMIT, VERSION, READERS] = [0x01, 0x04, 0x06, 0x09, 0x11, 0x12];
const SYSTEM_SCOPE = 2;
const SHARED = 2;
const T0_OR_T1 = 3;
const LEAVE_CARD = 0;
const HEADER = 8;

/** READER_STATE: name, event counter, state, sharing, ATR (33 bytes and 3 to fill up), its length, protocol. */
const READER = { size: 184, count: 16, name: 128, events: 128, state: 132 };
const CARD_PRESENT = 0x04;
const NAME = 128;
const MOST_ANSWER = 258;

export interface PcscReader {
  readonly name: string;
  readonly hasCard: boolean;
  /** Counts comings and goings. */
  readonly events: number;
}

export class Pcscd {
  readonly #socket: Socket;
  #received = Buffer.alloc(0);
  #wanted: { bytes: number; resolve: (answer: Buffer) => void; reject: (error: Error) => void } | null = null;
  /** One request after the other. */
  #queue: Promise<unknown> = Promise.resolve();
  #context = 0;
  #gone: Error | null = null;

  /** Rejects with a PortError: `no-service` when it does not run, `no-permission` when it does not want us. */
  static async connect(path: string): Promise<Pcscd> {
    const socket = connect(path);
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve).once('error', (error: NodeJS.ErrnoException) => {
        reject(new PortError(error.code === 'EACCES' ? 'no-permission' : 'no-service', error.message));
      });
    });
    const service = new Pcscd(socket);
    try {
      await service.#greet();
    } catch (error) {
      service.close();
      throw error;
    }
    return service;
  }

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', (bytes) => {
      this.#received = Buffer.concat([this.#received, bytes]);
      this.#deliver();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      this.#gone = new PortError('other', 'the smart card service has hung up');
      this.#wanted?.reject(this.#gone);
    });
  }

  /** The readers that are plugged in. Rejects once the service is gone. */
  readers(): Promise<PcscReader[]> {
    return this.#inTurn(async () => {
      this.#send(READERS);
      const states = await this.#read(READER.size * READER.count);
      const readers: PcscReader[] = [];
      for (let at = 0; at < states.length; at += READER.size) {
        const name = states.toString('latin1', at, states.indexOf(0, at));
        const hasCard = (states.readUInt32LE(at + READER.state) & CARD_PRESENT) !== 0;
        if (name !== '') readers.push({ name, hasCard, events: states.readUInt32LE(at + READER.events) });
      }
      return readers;
    });
  }

  /** Sends a command to the card there; null when there is none that answers. */
  transmit(reader: string, command: Uint8Array): Promise<Uint8Array | null> {
    return this.#inTurn(async () => {
      const name = Buffer.alloc(NAME);
      name.write(reader, 'latin1');
      this.#send(CONNECT, Buffer.concat([words(this.#context), name, words(SHARED, T0_OR_T1, 0, 0, 0)]));
      const connected = await this.#read(NAME + 24);
      const [card, protocol, refused] = [8, 12, 16].map((at) => connected.readUInt32LE(NAME + 4 + at));
      if (refused) return null;
      this.#send(TRANSMIT, words(card, protocol, HEADER, command.length, protocol, HEADER, MOST_ANSWER, 0), command);
      const head = await this.#read(32);
      const [length, failed] = [head.readUInt32LE(24), head.readUInt32LE(28)];
      const answer = failed ? null : await this.#read(length);
      this.#send(DISCONNECT, words(card, LEAVE_CARD, 0));
      await this.#read(12);
      return answer;
    });
  }

  close(): void {
    this.#socket.destroy();
  }

  async #greet(): Promise<void> {
    let minor = MINOR;
    for (let refused = 1; refused; ) {
      this.#send(VERSION, words(MAJOR, minor, 0));
      const answer = await this.#read(12);
      refused = answer.readUInt32LE(8);
      const [major, theirs] = [answer.readUInt32LE(0), answer.readUInt32LE(4)];
      if (refused && (major !== MAJOR || theirs === minor))
        throw new PortError('other', `the smart card service speaks ${major}.${theirs}`);
      minor = theirs;
    }
    this.#send(ESTABLISH, words(SYSTEM_SCOPE, 0, 0));
    const established = await this.#read(12);
    if (established.readUInt32LE(8)) throw new PortError('no-permission', 'the smart card service refuses this user');
    this.#context = established.readUInt32LE(4);
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(work);
    this.#queue = done.catch(() => undefined);
    return done;
  }

  #send(command: number, body: Uint8Array = Buffer.alloc(0), more: Uint8Array = Buffer.alloc(0)): void {
    this.#socket.write(Buffer.concat([words(body.length, command), body, more]));
  }

  #read(bytes: number): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      if (this.#gone) reject(this.#gone);
      this.#wanted = { bytes, resolve, reject };
      this.#deliver();
    });
  }

  #deliver(): void {
    const wanted = this.#wanted;
    if (!wanted || this.#received.length < wanted.bytes) return;
    this.#wanted = null;
    const answer = this.#received.subarray(0, wanted.bytes);
    this.#received = this.#received.subarray(wanted.bytes);
    wanted.resolve(answer);
  }
}

function words(...numbers: (number | undefined)[]): Buffer {
  const bytes = Buffer.alloc(4 * numbers.length);
  for (const [at, number] of numbers.entries()) bytes.writeUInt32LE((number ?? 0) >>> 0, 4 * at);
  return bytes;
}
