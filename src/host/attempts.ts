/** How many wrong codes are borne in a minute: from one address, and from all together. */
const FROM_ONE = 10;
const FROM_ALL = 60;
const MINUTE = 60_000;

/** Counts wrong codes, so that a short one cannot be found by trying: 60 a minute are nothing among 700 million. */
export class Attempts {
  #wrong: { from: string; at: number }[] = [];

  constructor(private readonly now: () => number) {}

  /** Whether another code from there is not even looked at. */
  tooMany(from: string): boolean {
    this.#wrong = this.#wrong.filter(({ at }) => this.now() - at < MINUTE);
    return this.#wrong.length >= FROM_ALL || this.#wrong.filter((one) => one.from === from).length >= FROM_ONE;
  }

  wrong(from: string): void {
    this.#wrong.push({ from, at: this.now() });
  }
}
