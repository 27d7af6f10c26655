/** What boards say that are no readers, or before they are: boot loaders, logs, crash dumps, other programs. Shapes as seen, numbers by chance. */
import type { Random } from '../../src/sim/random.ts';

type Line = (hex: (digits: number) => string, number: (below: number) => number) => string;

const bytes = (hex: (digits: number) => string, count: number, between: string) =>
  Array.from({ length: count }, () => hex(2)).join(between);

const lines: readonly Line[] = [
  // ESP8266, ESP32: ROM, boot loader, SDK.
  () => ' ets Jan  8 2013,rst cause:2, boot mode:(3,6)',
  (_, number) => `ets Jun  8 2016 00:22:${10 + number(50)}`,
  (hex, number) => `load 0x40${hex(6)}, len ${number(9999)}, room 16 `,
  (hex, number) => `load:0x3fff${hex(4)},len:${number(9999)}`,
  (hex) => `tail ${hex(1)}`,
  (hex) => `chksum 0x${hex(2)}`,
  (hex) => `csum 0x${hex(2)}`,
  (hex) => `v${hex(8)}`,
  () => '~ld',
  (hex) => `entry 0x400${hex(5)}`,
  () => 'rst:0x1 (POWERON_RESET),boot:0x13 (SPI_FAST_FLASH_BOOT)',
  () => 'configsip: 0, SPIWP:0xee',
  () => 'clk_drv:0x00,q_drv:0x00,d_drv:0x00,cs0_drv:0x00,hd_drv:0x00,wp_drv:0x00',
  () => 'mode:DIO, clock div:1',
  (hex, number) => `\x1b[0;32mI (${number(9999)}) boot:  0 nvs   WiFi data 01 02 ${hex(8)} ${hex(8)}\x1b[0m`,
  (hex, number) =>
    `I (${number(999)}) esp_image: segment 0: paddr=0x${hex(8)} vaddr=0x${hex(8)} size=0x${hex(5)} (${number(99999)}) map`,
  (hex, number) => `I (${number(9999)}) wifi:mode : sta (${bytes(hex, 6, ':')})`,
  (hex) => `SDK:2.2.2-dev(${hex(7)})/Core:3.1.2=30102000/lwIP:STABLE-2_1_3_RELEASE/glue:1.2-65-g${hex(7)}`,
  (hex) => `MAC: ${bytes(hex, 6, ':')}`,
  (hex) => `MAC: ${bytes(hex, 6, '-').toUpperCase()}`,
  (hex) => `Chip ID: 0x${hex(8)}`,
  (hex) => `ESP8266 chip id = ${hex(8).toUpperCase()}`,
  (hex) => `Flash chip ID: ${hex(8)}`,
  (hex) => `BSSID: ${bytes(hex, 6, ':')}`,
  (_, number) => `Free heap: ${number(99999999)}`,
  (_, number) => `IP address: 192.168.${number(256)}.${number(256)}`,
  (_, number) => `${number(256)}.${number(256)}.${number(256)}.${number(256)}`,
  (hex) => `Guru Meditation Error: Core  0 panic'ed (LoadProhibited). Exception was unhandled. ${hex(8)}`,
  (hex) => `PC      : 0x${hex(8)}  PS      : 0x${hex(8)}  A0      : 0x${hex(8)}  A1      : 0x${hex(8)}`,
  (hex) => `Backtrace: 0x${hex(8)}:0x${hex(8)} 0x${hex(8)}:0x${hex(8)} 0x${hex(8)}:0x${hex(8)}`,
  (hex) => `epc1=0x${hex(8)} epc2=0x${hex(8)} epc3=0x${hex(8)} excvaddr=0x${hex(8)} depc=0x${hex(8)}`,
  (hex) => `${hex(8)}:  ${hex(8)} ${hex(8)} ${hex(8)} ${hex(8)}`,
  () => '>>>stack>>>',
  // Dumps and tables.
  (hex) => `${hex(8)}: ${bytes(hex, 16, ' ')}  ................`,
  (hex, number) => `  ${number(15)}   ${bytes(hex, 4, ' ')}  ${bytes(hex, 4, ' ')}  ${bytes(hex, 4, ' ')}  [ 0 0 1 ]`,
  (hex, number) => `PAGE ${number(100).toString().padStart(2, '0')}: ${bytes(hex, 4, ' ')}  ....`,
  (hex) => `0x${hex(4)}: 0x${hex(2)} 0x${hex(2)} 0x${hex(2)} 0x${hex(2)}`,
  // Sketches of readers, before a card.
  () => 'Scan PICC to see UID, SAK, type, and data blocks...',
  () => 'Waiting for an ISO14443A card',
  (hex) => `Firmware Version: 0x${hex(2)} = v2.0`,
  (hex) => `MFRC522 Software Version: 0x${hex(2)} = (unknown)`,
  () => 'Found chip PN532',
  (_, number) => `Firmware ver. 1.${number(9)}`,
  () => 'Using key (for A and B): FF FF FF FF FF FF',
  () => 'Reader 0: MFRC522 Software Version: 0x92 = v2.0',
  // Clocks, sensors, other programs on the port.
  (_, number) => `${number(24)}:${number(60)}:${number(60)}.${number(1000)} -> ready`,
  (_, number) => `2026-11-${10 + number(20)} ${10 + number(13)}:${10 + number(50)}:${10 + number(50)}`,
  (_, number) =>
    `[${number(999)}.${number(999999)}] usb 1-1.${number(9)}: new full-speed USB device number ${number(99)}`,
  (hex) => `[    3.141592] usb 1-1: New USB device found, idVendor=${hex(4)}, idProduct=${hex(4)}, bcdDevice= 1.00`,
  (_, number) => `$GPGGA,123519,4807.0${number(99)},N,01131.000,E,1,08,0.9,545.4,M,46.9,M,,*47`,
  (_, number) => `ok T:${number(250)}.0 /0.0 B:${number(99)}.1 /0.0 @:0 B@:0`,
  (_, number) => `Temperature: ${number(40)}.${number(99)} C, humidity: ${number(99)} %`,
  () => 'AT+GMM',
  () => 'ATE1 E0',
  () => 'start',
  (hex) => `Build: ${hex(40)}`,
  (hex) => `git ${hex(7)} dirty`,
  (_, number) => `Sketch uses ${number(32256)} bytes (${number(100)}%) of program storage space.`,
  (_, number) => `loop ${number(100000)} took ${number(1000)} ms`,
  (hex) => `DevEUI: ${bytes(hex, 8, ' ').toUpperCase()}`,
  () => '',
];

/** About `size` bytes of them; some lines run together, some end in CR LF, some in LF. */
export function bootLogs(random: Random, size: number): Uint8Array {
  const hex = (digits: number) => Array.from({ length: digits }, () => random.below(16).toString(16)).join('');
  const number = (below: number) => random.below(below);
  let text = '';
  while (text.length < size) {
    const line = random.pick(lines)(hex, number);
    // Lost bytes take the end of a line with them, and the next line follows on.
    if (random.once(50)) text += line.slice(0, random.below(line.length + 1));
    else text += line + (random.once(3) ? '\n' : '\r\n');
  }
  return Uint8Array.from(text, (char) => char.charCodeAt(0));
}
