import type { DeviceEvent, Hello } from '../../../firmware-protocol/ttr/messages.ts';
import { EventGate } from '../../../firmware-protocol/ttr/session.ts';

/**
 * The events of one device, handled one after the other and acknowledged when they have taken effect. Outlives
 * connections: an event may still be in hand while its port goes and comes back.
 */
export class Inbox {
  #gate: EventGate;
  #handle: (event: DeviceEvent) => Promise<void>;
  #chain: Promise<void> = Promise.resolve();
  /** Counts failures: what was taken before one is dropped, so that nothing overtakes the event that failed. */
  #round = 0;
  #busy = false;

  /**
   * @param last newest event handled as remembered, or null for a device never met
   * @param handle resolves when the event has taken effect; when it rejects, the device's repeat is taken instead
   */
  constructor(last: number | null, handle: (event: DeviceEvent) => Promise<void>) {
    this.#gate = new EventGate(last);
    this.#handle = handle;
  }

  /** Newest event that was handled. */
  get last(): number {
    return this.#gate.last;
  }

  /** An event is being handled. */
  get busy(): boolean {
    return this.#busy;
  }

  greeted(hello: Hello): void {
    this.#gate.greeted(hello);
  }

  /** @param settled called when the event has been handled or has failed, and again for its repeats: true means ACK */
  offer(event: DeviceEvent, settled: (handled: boolean) => void): void {
    const verdict = this.#gate.offer(event);
    if (verdict === 'again') settled(true);
    if (verdict !== 'take') return;
    const round = this.#round;
    this.#chain = this.#chain.then(async () => {
      if (round !== this.#round) return;
      this.#busy = true;
      const handled = await this.#run(event);
      this.#busy = false;
      settled(handled);
    });
  }

  async #run(event: DeviceEvent): Promise<boolean> {
    try {
      await this.#handle(event);
    } catch {
      this.#round++;
      this.#gate.failed();
      return false;
    }
    this.#gate.handled(event.s);
    return true;
  }
}
