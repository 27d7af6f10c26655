/**
 * Which of a device's events the host takes (PROTOCOL.md, "Events"). The device repeats events until they are
 * acknowledged, so the same one may come many times, and after noise a later one may come before an earlier one.
 * Pure: no clock, no port. One gate per device id, kept for as long as the program runs.
 */
import type { DeviceEvent, Hello } from './messages.ts';

/** `take`: handle it, then call `handled`. `again`: known, say ACK once more. `wait`: not now, the device will repeat. */
export type Verdict = 'take' | 'again' | 'wait';

/** How often a stranger's event must be repeated, with nothing older between, before it counts as its oldest. */
const STRANGER_REPEATS = 4;
/**
 * The same for a stranger that tells how many events wait. Such firmware begins its chain where the greeting says, so
 * this is hardly ever needed, and on a bad line the oldest can be damaged many times in a row.
 */
const TELLING_STRANGER_REPEATS = 16;

export class EventGate {
  /** Newest event that was handled: what ACK and HELLO? carry. 0 before the first. */
  #last: number;
  /** Newest event that was taken; those above `#last` are still being handled. */
  #taken: number;
  /** No event of this device was ever handled, so we cannot know where its numbers stand. */
  #stranger: boolean;
  #oldest = { s: 0, times: 0 };
  /** The oldest event in the queue has at most this number, as the greeting told. */
  #oldestAtMost = Number.POSITIVE_INFINITY;
  /** Set when the device's numbers went back: its oldest event can have no lower number than this. */
  #restart: number | null = null;

  /** @param last as it was remembered for this device, or null when it was never met */
  constructor(last: number | null) {
    this.#last = last ?? 0;
    this.#taken = this.#last;
    this.#stranger = last === null;
  }

  get last(): number {
    return this.#last;
  }

  /**
   * A session begins. With nothing queued, all numbers below `next` are settled (perhaps with another host), which
   * moves a host forward that was away. A device whose numbers went back has lost its memory (erased while flashed).
   */
  greeted(hello: Pick<Hello, 'queued' | 'next'>): void {
    if (hello.next === null || this.#taken > this.#last) return;
    // So many numbers below `next` wait, so the lowest of them cannot be higher.
    this.#oldestAtMost = hello.next - (hello.queued ?? 0);
    this.#restart = hello.next <= this.#last ? hello.next - (hello.queued ?? 0) : null;
    if (this.#restart === null && hello.queued === 0) this.#taken = this.#last = hello.next - 1;
  }

  /** What to do with an event that arrived whole. */
  offer(event: Pick<DeviceEvent, 's' | 'p'>): Verdict {
    if (this.#restart !== null && event.s <= this.#last && event.p < this.#restart && this.#restart <= event.s) {
      this.#last = event.p;
      this.#taken = event.s;
      this.#restart = null;
      return 'take';
    }
    if (event.s <= this.#last) return 'again';
    if (event.s <= this.#taken) return 'wait';
    if (event.p > this.#taken && !this.#isOldestOfStranger(event.s)) return 'wait';
    this.#taken = event.s;
    return 'take';
  }

  /** Event `s` took effect and may be acknowledged. */
  handled(s: number): void {
    this.#last = Math.max(this.#last, s);
    this.#stranger = false;
  }

  /** Handling failed: forget what was taken but not handled, so that the device's repeats are taken again. */
  failed(): void {
    this.#taken = this.#last;
  }

  /**
   * A device that served another host may start its chain at that host's number. It repeats from its oldest event on,
   * so the lowest number that keeps coming back is where it starts.
   */
  #isOldestOfStranger(s: number): boolean {
    if (!this.#stranger || this.#taken > this.#last || s > this.#oldestAtMost) return false;
    if (this.#oldest.times === 0 || s < this.#oldest.s) this.#oldest = { s, times: 1 };
    else if (s === this.#oldest.s) this.#oldest.times += 1;
    const enough = this.#oldestAtMost === Number.POSITIVE_INFINITY ? STRANGER_REPEATS : TELLING_STRANGER_REPEATS;
    return s === this.#oldest.s && this.#oldest.times >= enough;
  }
}
