/**
 * CRC-16/CCITT-FALSE: polynomial 1021, start value FFFF, nothing reflected, nothing inverted at the end.
 * The reference firmware gets the same sum from avr-libc's `_crc_xmodem_update` started at FFFF.
 */

/** The sum over `text`, one byte per character (latin1): 0 to 65535. The check value of `123456789` is 0x29B1. */
export function crc16(text: string): number {
  let crc = 0xffff;
  for (let i = 0; i < text.length; i++) {
    crc ^= (text.charCodeAt(i) & 0xff) << 8;
    for (let bit = 0; bit < 8; bit++) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc;
}

/** The sum as it stands in a frame: four upper-case hex digits. */
export function crcDigits(text: string): string {
  return crc16(text).toString(16).toUpperCase().padStart(4, '0');
}
