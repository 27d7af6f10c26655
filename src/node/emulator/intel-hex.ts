const FLASH_BYTES = 32_768;
const DATA = 0;
const END = 1;

/** The program memory of an ATmega328P as words, from a file in Intel's hex format. Throws when the file is no such. */
export function programOf(hex: string): Uint16Array {
  const bytes = new Uint8Array(FLASH_BYTES).fill(0xff);
  for (const line of hex.split(/\r?\n/)) {
    const match = /^:((?:[0-9A-F]{2}){5,})$/i.exec(line);
    if (line === '') continue;
    if (!match?.[1]) throw new Error(`no line of an Intel hex file: ${line}`);
    const record = Uint8Array.from(match[1].match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
    const [count = 0, high = 0, low = 0, type = END] = record;
    if (record.reduce((sum, byte) => sum + byte, 0) % 256 !== 0) throw new Error(`wrong sum: ${line}`);
    if (type === END) break;
    if (type === DATA) bytes.set(record.subarray(4, 4 + count), (high << 8) | low);
  }
  return new Uint16Array(bytes.buffer);
}
