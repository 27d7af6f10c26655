/** Which driver speaks on a port: what the port itself is decides, then what the user says, else it is found out. */
import type { Profile } from '../../../../firmware-protocol/dialects/decoder.ts';
import type { Port } from '../port.ts';
import { startAuto } from './auto.ts';
import type { StartDriver } from './driver.ts';
import { startPcsc } from './pcsc.ts';
import { startPn532 } from './pn532.ts';
import { startRecorded } from './recorded.ts';
import { startText } from './text.ts';
import { startTtr } from './ttr.ts';
import { startWedge } from './wedge.ts';

/** `isText`: it speaks in text, so anything else is noise and says that the rate is wrong. */
export function driverFor(port: Port, profile: Profile): { start: StartDriver; isText: boolean } {
  if (port.recorded !== null) return { start: startRecorded, isText: true };
  if (port.kind === 'pcsc') return { start: startPcsc, isText: false };
  if (port.kind === 'keyboard') return { start: startWedge, isText: false };
  if (profile === 'auto') return { start: startAuto, isText: true };
  if (profile === 'pn532-hsu') return { start: startPn532, isText: false };
  if (profile === 'ttr') return { start: startTtr, isText: true };
  return { start: startFixedText, isText: true };
}

/** The user says that it prints UIDs: it is ready although nothing was heard yet. */
const startFixedText: StartDriver = (context, events) => {
  events.changed('ready', 'text', null);
  return startText(context, events);
};
