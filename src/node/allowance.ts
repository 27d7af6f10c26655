/** So much at once, and so much a second: what goes beyond is refused. */
export interface Allowance {
  readonly atOnce: number;
  readonly perSecond: number;
}

/** Counts what is used of an allowance, by name: an address, a connection. A name that has not been heard of for long is forgotten. */
export class Meter {
  readonly #left = new Map<string, { left: number; at: number }>();

  constructor(
    private readonly allowance: Allowance,
    private readonly now: () => number = Date.now,
  ) {}

  /** Uses one; false where there is none left. */
  use(name = ''): boolean {
    const { atOnce, perSecond } = this.allowance;
    const now = this.now();
    const { left, at } = this.#left.get(name) ?? { left: atOnce, at: now };
    const have = Math.min(atOnce, left + ((now - at) / 1000) * perSecond);
    this.#left.set(name, { left: Math.max(0, have - 1), at: now });
    if (this.#left.size > 1000) this.#forget();
    return have >= 1;
  }

  #forget(): void {
    const full = (this.allowance.atOnce / this.allowance.perSecond) * 1000;
    for (const [name, { at }] of this.#left) if (this.now() - at > full) this.#left.delete(name);
  }
}
