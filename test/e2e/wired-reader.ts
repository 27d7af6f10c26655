/** A card reader on a real serial device node: TTR/1 spoken by the simulated device, at the far end of a PTY. */
import { systemClock } from '../../src/host/reader/clock.ts';
import { TtrDevice } from '../../src/sim/ttr-device.ts';
import { openPty, type Pty, until } from '../reader/pty.ts';

export class WiredReader {
  readonly #pty: Pty;
  readonly #device: TtrDevice;
  #plugged = true;
  /** What the lamp answered to each tap, in order. */
  readonly answers: string[] = [];

  static async open(): Promise<WiredReader> {
    return new WiredReader(await openPty());
  }

  private constructor(pty: Pty) {
    this.#pty = pty;
    const send = (text: string) => void this.#pty.device.write(text, 'latin1');
    this.#device = new TtrDevice({ id: 'WIRED1', clock: systemClock, send });
    this.#powerOn();
  }

  /** The device node. */
  get path(): string {
    return this.#pty.path;
  }
  get plugged(): boolean {
    return this.#plugged;
  }

  /** Lays a card on until the lamp has answered, then takes it off. */
  async tap(uid: string): Promise<string> {
    this.lay(uid);
    return this.answered(uid);
  }

  /** Lays a card on, also while the cable is out. */
  lay(uid: string): void {
    this.#device.tap(uid);
  }

  /** Waits for the answer to a card that was laid on, takes it off, and waits until the host knows that too. */
  async answered(uid: string): Promise<string> {
    const lamp = () => this.#device.lamps.get(0) ?? 'wait';
    await until(() => ['ok', 'bad'].includes(lamp()), `the lamp answers ${uid}`);
    // Later it may blink, for whoever has to decide.
    const answer = lamp();
    this.answers.push(answer);
    this.#device.lift(uid);
    await until(() => this.#device.waiting === 0, `all events up to the lifting of ${uid} are acknowledged`);
    return answer;
  }

  async unplug(): Promise<void> {
    this.#plugged = false;
    this.#device.stop();
    await this.#pty.unplug();
  }

  async replug(): Promise<void> {
    await this.#pty.replug();
    this.#plugged = true;
    this.#powerOn();
  }

  async close(): Promise<void> {
    this.#device.stop();
    await this.#pty.remove();
  }

  #powerOn(): void {
    this.#pty.device.on('data', (bytes: Buffer) => this.#device.receive(bytes)).on('error', () => undefined);
    this.#device.start('C');
  }
}
