/** The console’s sheet of other screens, switched off and on, and the sheet of what is new. */
import type { LanView, View } from '../../src/messages/view.ts';
import { screens } from './fixtures.ts';

/** Dark where a real code of that size would be, more or less. */
const qr = Array.from({ length: 33 }, (_, y) =>
  Array.from({ length: 33 }, (_, x) => ((x * 7 + y * 11 + ((x * y) >> 2)) % 3 === 0 ? '1' : '0')).join(''),
);
const off: LanView = {
  interfaces: [
    { name: 'eth0', address: '192.168.1.5' },
    { name: 'wlan0', address: '192.168.178.104' },
  ],
  port: 4747,
  trouble: null,
  on: null,
};
const address = 'http://192.168.178.104:4747/';
const on: LanView = {
  ...off,
  on: {
    address,
    code: 'K7M2QX',
    screen: { url: `${address}#K7M2QX`, qr },
    console: { url: `${address}?face=console#4uJ0x0xV6O2p1xPbqYF3Zw`, qr },
    faces: [
      { audience: 'screen', from: '192.168.178.30', here: true },
      { audience: 'seat:doc', from: '192.168.178.31', here: true },
      { audience: 'seat:belle', from: '192.168.178.32', here: false },
    ],
  },
};

const home = screens.home as View;
export const lanScreens: Record<string, View> = {
  'other-screens-off': { ...home, lan: off },
  'other-screens': { ...home, lan: on },
  news: home,
};

export const lanTouches: Record<string, string[]> = {
  'other-screens-off': ['[data-do="screens"]'],
  'other-screens': ['[data-do="screens"]'],
  news: ['[data-do="news"]'],
};
