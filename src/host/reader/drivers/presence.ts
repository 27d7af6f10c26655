/** Cards that are looked for again and again: each is told once when it comes and once when it has left. */

/** A PN532 finds some cards only at every second look (adafruit/Adafruit-PN532 issue 52). */
const MISSES = 3;

export class Presence {
  #misses = new Map<string, number>();

  /** What one look found. */
  saw(uids: readonly string[]): { came: string[]; left: string[] } {
    const came = uids.filter((uid) => !this.#misses.has(uid));
    for (const uid of uids) this.#misses.set(uid, 0);
    const left: string[] = [];
    for (const [uid, misses] of this.#misses) {
      if (uids.includes(uid)) continue;
      this.#misses.set(uid, misses + 1);
      if (misses + 1 < MISSES) continue;
      this.#misses.delete(uid);
      left.push(uid);
    }
    return { came, left };
  }
}
