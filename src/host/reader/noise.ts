import type { Clock } from './clock.ts';

/** Boot loaders speak at other rates before the sketch starts (ESP8266: 74880 baud), so the first moments do not count. */
const SETTLE_MS = 1000;
const WINDOW_MS = 1000;
const SHARE = 0.3;
const FEWEST_BYTES = 4;

/** Tells text from what the wrong baud rate makes of it: more than 30 % unprintable bytes within a second. */
export class NoiseMeter {
  #clock: Clock;
  #from: number;
  #onNoise: () => void;
  #bytes = 0;
  #unprintable = 0;
  #cancel: (() => void) | null = null;

  /** Counting starts a second from now. */
  constructor(clock: Clock, onNoise: () => void) {
    this.#clock = clock;
    this.#from = clock.now() + SETTLE_MS;
    this.#onNoise = onNoise;
  }

  feed(bytes: Uint8Array): void {
    if (this.#clock.now() < this.#from) return;
    this.#cancel ??= this.#clock.after(WINDOW_MS, () => this.#judge());
    this.#bytes += bytes.length;
    for (const byte of bytes) if (!isText(byte)) this.#unprintable++;
  }

  /** Something sensible was understood: what came so far is no noise. */
  clear(): void {
    this.#cancel?.();
    this.#cancel = null;
    this.#bytes = 0;
    this.#unprintable = 0;
  }

  #judge(): void {
    const noisy = this.#bytes >= FEWEST_BYTES && this.#unprintable > this.#bytes * SHARE;
    this.clear();
    if (noisy) this.#onNoise();
  }
}

/** Printable ASCII, and the controls that readers use: STX, ETX, tab, LF, CR, ESC. */
function isText(byte: number): boolean {
  return (byte >= 0x20 && byte < 0x7f) || [0x02, 0x03, 0x09, 0x0a, 0x0d, 0x1b].includes(byte);
}
