import { RecordSplitter } from '../../../firmware-protocol/dialects/records.ts';

const LINES = 20;
const LINE_LENGTH = 120;

/** The last lines a reader sent, for the person who sets it up. */
export class Heard {
  #splitter = new RecordSplitter(false);
  #lines: string[] = [];

  /** Newest last, at most 20, printable, at most 120 characters each. */
  get lines(): readonly string[] {
    return this.#lines;
  }

  /** Empties the list. */
  forget(): void {
    this.#lines = [];
  }

  /** Takes bytes as they come; returns the lines they completed. */
  feed(bytes: Uint8Array): string[] {
    const complete = this.#splitter
      .feed(bytes)
      .map(({ text }) => text.replace(/[^ -~]/g, '·').slice(0, LINE_LENGTH))
      // Answers to our own commands come every two seconds and say nothing.
      .filter((text) => !text.startsWith('$OK '));
    if (complete.length > 0) this.#lines = [...this.#lines, ...complete].slice(-LINES);
    return complete;
  }
}
