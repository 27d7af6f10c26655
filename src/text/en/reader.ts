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
    next: 'On Linux, join the group “dialout” and log in again; elsewhere, allow the app in the system settings.',
  },
  busy: {
    what: 'Another program holds the port.',
    next: 'Close the serial monitor or the other Caboose, then choose the port again.',
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
    next: 'Check that it is the right port and the right speed.',
  },
  ended: {
    what: 'The recording has come to its end.',
    next: 'Choose it again to hear it once more, or choose a real reader.',
  },
  silent: {
    what: 'The port is open, yet nothing was heard.',
    next: 'Press the reader’s reset button, or hold a card to it.',
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
    next: 'On Ubuntu the Braille service “brltty” takes such readers: remove it, or choose another adapter.',
  },
  deaf: {
    what: 'The reader talks but does not hear this app.',
    next: 'One wire of the cable is loose. Taps still count; its light does not.',
  },
  bootloader: {
    what: 'The board waits for a new program instead of reading cards.',
    next: 'Press its reset button.',
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

/** A trouble, or a state, as one line for a notice. */
export function readerTroubleLine(code: string): string {
  if (Object.hasOwn(states, code)) return states[code as ReaderState];
  const { what, next } = tellTrouble(code);
  return `${what} ${next}`;
}
