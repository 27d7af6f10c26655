/** The card reader's screen in all that it has to say. */
import type { View } from '../../src/messages/view.ts';
import { readerNow, view } from './fixtures.ts';

export const readerScreens: Record<string, View> = {
  reader: view({
    screen: 'reader',
    reader: {
      ...readerNow,
      baud: 115_200,
      ports: [
        { path: '/dev/ttyACM0', label: 'Caboose reader (Adafruit)' },
        {
          path: '/dev/serial/by-id/usb-Espressif_USB_JTAG_serial_debug_unit_A0:B7:65:12:34:56-if00',
          label: 'Espressif',
        },
        { path: 'pcsc:ACS ACR122U PICC Interface 00 00', label: 'PC/SC' },
      ],
      heard: ['$SCAN s=17 p=16 a=0 u=04A2B3C4D5E680 age=40*4147', '$GONE s=18 p=17 a=0 u=04A2B3C4D5E680*7241'],
      bytes: [{ hex: '24 47 4F 4E 45 20 73 3D', text: '$GONE s=' }],
      card: { uid: '04A2B3C4D5E680' },
    },
  }),
  'reader-antennas': view({
    screen: 'reader',
    reader: { ...readerNow, baud: 115_200, antennas: ['pile', 'answers', 'loot', 'any'] },
  }),
  'reader-trouble': view({
    screen: 'reader',
    reader: { ...readerNow, state: 'closed', source: '/dev/ttyUSB0', dialect: null, trouble: 'no-permission' },
  }),
  'reader-typing': view({
    screen: 'reader',
    reader: {
      ...readerNow,
      state: 'none',
      source: null,
      dialect: null,
      proposal: { source: 'keyboard', how: {}, why: 'typing' },
    },
  }),
  'reader-keyboard': view({
    screen: 'reader',
    reader: {
      ...readerNow,
      source: 'keyboard',
      dialect: 'wedge',
      how: { profile: 'wedge-dec-le' },
      heard: ['0077705923'],
      bytes: [
        { hex: '30 30 37 37 37 30 35 39', text: '00777059' },
        { hex: '32 33 0D', text: '23·' },
      ],
      card: { uid: 'C3B2A104' },
    },
  }),
  'reader-chip': view({
    screen: 'reader',
    reader: {
      ...readerNow,
      source: '/dev/ttyUSB0',
      dialect: 'pn532',
      baud: 115_200,
      ports: [{ path: '/dev/ttyUSB0', label: 'FTDI /dev/ttyUSB0' }],
      bytes: [
        { hex: '00 00 FF 00 FF 00 00 00', text: '········' },
        { hex: 'FF 0F F1 D5 4B 01 01 00', text: '····K···' },
        { hex: '44 00 07 04 A1 B2 C3 D4', text: 'D·······' },
        { hex: 'E5 F6 5F 00', text: '····' },
      ],
      card: { fault: 'checksum' },
      recording: '/home/anna/Caboose/recordings/reader-2026-11-30T20-15-09-123.bin',
    },
  }),
};
