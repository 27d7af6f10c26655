/** Longest line in bytes, without its LF, that is let through. */
export const LINE_LIMIT = 512;
const [LF, DOLLAR] = [0x0a, 0x24];

/**
 * Lets whole lines through and drops the overlong ones. serialport's ReadlineParser has no limit and gets slower with
 * what it holds (1 MB without LF: 5 s of CPU, measured), and the wrong baud rate makes just such input.
 */
export class LineGuard {
  #line = new Uint8Array(LINE_LIMIT);
  #length = 0;
  #dropping = false;

  /** The lines that these bytes complete, each with its LF; what is unfinished is kept for the next call. */
  pass(bytes: Uint8Array): Uint8Array {
    const out: number[] = [];
    for (const byte of bytes) {
      if (byte === LF) {
        if (!this.#dropping) out.push(...this.#line.subarray(0, this.#length), LF);
        this.#restart(false);
      } else {
        // A frame begins at its `$`, whatever came before it.
        if (byte === DOLLAR && this.#dropping) this.#restart(false);
        if (this.#length === LINE_LIMIT) this.#restart(true);
        if (!this.#dropping) this.#line[this.#length++] = byte;
      }
    }
    return Uint8Array.from(out);
  }

  #restart(dropping: boolean): void {
    this.#length = 0;
    this.#dropping = dropping;
  }
}
