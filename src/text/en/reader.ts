/** The card reader: how it is, what ails it, and what to do about it. */
import type { ReaderState, ReaderView } from '../../messages/view.ts';
import type { Trouble } from '../texts.ts';
import { humanise } from './words.ts';

const states: Record<ReaderState, string> = {
  none: 'No reader. The night runs on touch and keys.',
  closed: 'The reader is closed. Choose a port to open it.',
  opening: 'Opening the port …',
  greeting: 'The port is open; waiting for the reader to introduce itself …',
  ready: 'The reader is ready. Tap a card to see it answer.',
  quiet: 'The reader has gone quiet. Tap a card, or check the cable.',
  lost: 'The reader is gone. Plug it back in and it carries on by itself.',
  waiting: 'Waiting for the reader to come back …',
};

const troubles: Record<string, Trouble> = {
  'no-such-port': {
    what: 'There is no such port on this computer.',
    next: 'Plug the reader in, look again, and choose it from the list.',
  },
  'no-permission': {
    what: 'This computer will not let Caboose open the port.',
    next: 'On Linux, run “sudo usermod -aG dialout $USER” (on Arch: “uucp”), then log out and in again; elsewhere, allow the app in the system settings.',
  },
  busy: {
    what: 'Another program holds the port.',
    next: 'Close the serial monitor or the other Caboose. Right after plugging in it may be ModemManager, which lets go after ten seconds. It is tried again by itself.',
  },
  'no-service': {
    what: 'The smart card service of this computer does not run.',
    next: 'On Linux, install “pcscd” and “libccid”, then choose the reader again. Elsewhere use a reader on a serial port.',
  },
  'kernel-driver': {
    what: 'Linux holds the smart card reader for itself.',
    next: 'Run “sudo modprobe -r pn533_usb”, then unplug the reader and plug it back in; blacklist “pn533_usb” to keep it so.',
  },
  noise: {
    what: 'Something talks on this port, but not in a way a reader would.',
    next: 'Other speeds are tried by themselves while cards are tapped. If one is fixed below, let it be found out; else it may be the wrong port.',
  },
  ended: {
    what: 'The recording has come to its end.',
    next: 'Choose it again to hear it once more, or choose a real reader.',
  },
  silent: {
    what: 'The port is open, yet nothing was heard.',
    next: 'Hold a card to it, or press its reset button. If nothing comes it is another port, or the two data wires are swapped.',
  },
  'old-firmware': {
    what: 'The reader speaks an older firmware than this app.',
    next: 'It may work as it is. To be safe, flash the firmware that came with Caboose.',
  },
  'new-firmware': {
    what: 'The reader speaks a newer firmware than this app.',
    next: 'Update Caboose, or flash the firmware that came with it.',
  },
  'cannot-open': {
    what: 'The port does not open.',
    next: 'Unplug the reader, plug it back in, and choose the port again.',
  },
  unplugged: {
    what: 'The reader was unplugged.',
    next: 'Plug it back in; it is found again by itself. Until then, touch and keys do everything.',
  },
  vanished: {
    what: 'The port came and went at once.',
    next: 'On Ubuntu the Braille service “brltty” takes such readers: run “sudo apt remove brltty”, then plug it in again.',
  },
  deaf: {
    what: 'The reader talks but does not hear this app.',
    next: 'One wire of the cable is loose. Taps still count; its light does not.',
  },
  bootloader: {
    what: 'The board waits for a new program instead of reading cards.',
    next: 'Press its reset button. If it comes back every time, hold no other button down while you plug it in.',
  },
};

export function tellReader(reader: ReaderView): string {
  return states[reader.state] ?? humanise(reader.state);
}

export function tellTrouble(code: string): Trouble {
  return (
    troubles[code] ?? {
      what: `The reader has trouble: ${humanise(code).toLowerCase()}.`,
      next: 'Unplug it, plug it back in, and choose its port again. The night goes on meanwhile.',
    }
  );
}

const proposals: Record<string, (source: string) => string> = {
  typing: () => 'A number was typed as fast as only a reader types: yours seems to be a keyboard.',
  'only-port': (source) => `There is one port: ${source}. That should be the reader.`,
  'other-port': (source) => `The port is gone, and there is another one: ${source}.`,
  'lost-digits': () =>
    'Its numbers are too short: it seems to leave out leading zeros. Caboose can fill them in again.',
  'other-rate': () => 'The speed that was fixed does not seem to be its own. It can be found out.',
  'other-kind': () => 'It does not answer as that kind of reader would. What it is can be found out.',
};

export function tellProposal(why: string, source: string): string {
  return proposals[why]?.(source) ?? humanise(why);
}

const misreads: Record<string, string> = {
  ambiguous: 'A card came, but its number had lost digits, so it could be several cards.',
  checksum: 'A card came, but its number was damaged on the way. Tap again; if it stays so, check the cable.',
  'incomplete-uid':
    'A card came, but only the first half of its number, which other cards share. Its sketch needs a newer library.',
  'invalid-uid': 'A card came, but went too soon, or its number is none that a card has. Hold it still.',
  'pcsc-status': 'A card came, but did not answer the smart card reader. Hold it still.',
  'bad-frame': 'The reader spoke, but a part was missing. Check the cable.',
};

export function tellMisread(code: string): string {
  return misreads[code] ?? humanise(code);
}

/** A trouble, or a state, as one line for a notice. */
export function readerTroubleLine(code: string): string {
  if (Object.hasOwn(states, code)) return states[code as ReaderState];
  const { what, next } = tellTrouble(code);
  return `${what} ${next}`;
}
