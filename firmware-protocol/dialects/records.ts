/** Bytes to records: the first rule of the tolerant reader. */

export interface TextRecord {
  /** Latin1, without NULs, terminal colours and outer white space. */
  readonly text: string;
  /** It began with STX, as 125 kHz modules send their frames. */
  readonly framed: boolean;
}

/** Longest record in bytes: the wrong baud rate or the wrong device must not fill the memory. */
export const RECORD_LIMIT = 512;

const [NUL, STX, ETX, LF, CR] = [0x00, 0x02, 0x03, 0x0a, 0x0d];
// biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences begin with the control character ESC
const ANSI = /\x1b(?:\[[0-9;?]*[ -/]*[@-~])?/g;

/** Ends a record at CR, LF or ETX; gives none that is unfinished, overlong or empty. */
export class RecordSplitter {
  #text = '';
  #framed = false;
  #skipping: boolean;

  /**
   * @param dropFirst the port was just opened, so the first record may be the tail of one. One that begins with STX
   *   is whole and is kept: some modules send a card only once.
   */
  constructor(dropFirst: boolean) {
    this.#skipping = dropFirst;
  }

  feed(bytes: Uint8Array): TextRecord[] {
    const records: TextRecord[] = [];
    for (const byte of bytes) {
      if (byte === STX) this.#restart(true);
      else if (byte === CR || byte === LF || byte === ETX) {
        const text = this.#text.replace(ANSI, '').trim();
        if (!this.#skipping && text !== '') records.push({ text, framed: this.#framed });
        this.#restart(false);
      } else if (byte !== NUL && !this.#skipping) {
        if (this.#text.length < RECORD_LIMIT) this.#text += String.fromCharCode(byte);
        else this.#skipping = true;
      }
    }
    return records;
  }

  #restart(framed: boolean): void {
    this.#text = '';
    this.#framed = framed;
    this.#skipping = false;
  }
}
