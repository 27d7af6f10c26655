/** Events that wait for the host's ACK (PROTOCOL.md, "Events"): the device's memory, kept over resets. */

interface Waiting {
  s: number;
  verb: 'SCAN' | 'GONE' | 'LOST';
  args: Record<string, string | number>;
  /** When it happened, in milliseconds; LOST and GONE do not tell. */
  at: number;
}

const ROOM = 16;

export class EventRing {
  #events: Waiting[] = [];
  #next = 1;
  /** What the oldest event follows: the newest that was acknowledged, or an older one if this host knows less. */
  #before = 0;

  get size(): number {
    return this.#events.length;
  }

  /** Sequence number of the next event. */
  get next(): number {
    return this.#next;
  }

  /** When full, the oldest GONE goes; when there is none, the two oldest become one LOST that counts them. */
  add(verb: 'SCAN' | 'GONE', args: Record<string, string | number>, at: number): void {
    const gone = this.#events.findIndex((event) => event.verb === 'GONE');
    if (this.#events.length === ROOM && gone >= 0) this.#events.splice(gone, 1);
    else if (this.#events.length === ROOM) {
      const [first, second] = this.#events.splice(0, 2);
      const lost = (event: Waiting | undefined) => (event?.verb === 'LOST' ? Number(event.args.n) : 1);
      this.#events.unshift({ s: second?.s ?? 0, verb: 'LOST', args: { n: lost(first) + lost(second) }, at });
    }
    this.#events.push({ s: this.#next++, verb, args, at });
  }

  /** The frame of the event at `index`, oldest first, as sent at `now` (milliseconds). */
  at(index: number, now: number): { verb: string; args: Record<string, string | number> } {
    const event = this.#events[index];
    if (!event) throw new RangeError(`no event ${index}`);
    const p = this.#events[index - 1]?.s ?? this.#before;
    const age = event.verb === 'SCAN' ? { age: Math.max(0, Math.round(now - event.at)) } : {};
    return { verb: event.verb, args: { s: event.s, p, ...event.args, ...age } };
  }

  /** The host has handled all up to `s`. Returns how many events that ended. */
  acknowledge(s: number): number {
    const before = this.#events.length;
    if (s >= this.#next) return 0;
    this.#events = this.#events.filter((event) => event.s > s);
    if (before > this.#events.length) this.#before = s;
    return before - this.#events.length;
  }

  /** A host that has handled all up to `last`. One that claims more than there ever was means another device. */
  greet(last: number): void {
    if (last >= this.#next) return;
    this.acknowledge(last);
    this.#before = last;
  }
}
