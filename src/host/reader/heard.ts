import { RecordSplitter } from '../../../firmware-protocol/dialects/records.ts';

const LINES = 20;
const LINE_LENGTH = 120;
const BYTES = 128;
const ROW = 8;

/** The last lines and bytes a reader sent, for the person who sets it up. */
export class Heard {
  #splitter = new RecordSplitter(false);
  #lines: string[] = [];
  #bytes: number[] = [];

  /** Newest last, at most 20, printable, at most 120 characters each. */
  get lines(): readonly string[] {
    return this.#lines;
  }

  /** The last 128 bytes, in rows of 8. */
  get rows(): { hex: string; text: string }[] {
    return Array.from({ length: Math.ceil(this.#bytes.length / ROW) }, (_, at) => {
      const row = this.#bytes.slice(at * ROW, (at + 1) * ROW);
      const hex = row.map((byte) => byte.toString(16).toUpperCase().padStart(2, '0')).join(' ');
      return { hex, text: String.fromCharCode(...row).replace(/[^ -~]/g, '·') };
    });
  }

  /** Empties both. */
  forget(): void {
    this.#lines = [];
    this.#bytes = [];
  }

  /** Takes bytes as they come; returns the lines they completed. */
  feed(bytes: Uint8Array): string[] {
    this.#bytes = [...this.#bytes, ...bytes].slice(-BYTES);
    const complete = this.#splitter
      .feed(bytes)
      .map(({ text }) => text.replace(/[^ -~]/g, '·').slice(0, LINE_LENGTH))
      // Answers to our own commands come every two seconds and say nothing.
      .filter((text) => !text.startsWith('$OK '));
    if (complete.length > 0) this.#lines = [...this.#lines, ...complete].slice(-LINES);
    return complete;
  }
}
