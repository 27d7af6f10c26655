const POLYNOMIAL = 0xedb88320;

/** CRC-32 (ISO 3309) over the UTF-16 code units of a text, as eight hex digits: enough to notice a damaged line. */
export function checksum(text: string): string {
  let crc = 0xffffffff;
  for (let at = 0; at < text.length; at++) {
    crc ^= text.charCodeAt(at);
    for (let bit = 0; bit < 16; bit++) crc = crc & 1 ? (crc >>> 1) ^ POLYNOMIAL : crc >>> 1;
  }
  return ((crc ^ 0xffffffff) >>> 0).toString(16).padStart(8, '0');
}
