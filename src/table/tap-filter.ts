/**
 * A tap is a card that was absent and is now present. Readers tell it differently: ours says when a card leaves,
 * others say the same UID again and again while it lies there. It re-arms on leaving, never on a fixed time, so
 * that a card that is lifted and laid down again counts twice.
 */
export class TapFilter {
  private readonly present = new Map<string, number>();

  /**
   * @param at milliseconds
   * @param leaves whether this reader says when a card leaves; otherwise silence for `quiet` means that it left
   * @returns whether this is a new tap
   */
  seen(uid: string, reader: number, at: number, leaves: boolean): boolean {
    const key = `${reader}/${uid}`;
    const last = this.present.get(key);
    this.present.set(key, at);
    if (last === undefined) return true;
    return !leaves && at - last > QUIET;
  }

  gone(uid: string, reader: number): void {
    this.present.delete(`${reader}/${uid}`);
  }

  /** The reader was closed: what lay on it is not known any more. */
  clear(): void {
    this.present.clear();
  }
}

/** Milliseconds without a sighting after which a card has left. Repeats come every 65 ms or so, retries within 500. */
export const QUIET = 800;
