/** What can be wrong with the reader. The texts turn each code into a sentence that says what to do next. */
export type ReaderTrouble =
  /** Nothing is plugged in under this path. */
  | 'no-such-port'
  /** The system forbids opening the port (Linux: the user is not in the group `dialout` or `uucp`). */
  | 'no-permission'
  /** Another program holds the port: an Arduino IDE, a second Caboose, ModemManager for its first ten seconds. */
  | 'busy'
  /** The smart card service (pcscd) does not run. */
  | 'no-service'
  /** Linux's own driver pn533 holds the smart card reader, so pcscd does not see it. */
  | 'kernel-driver'
  /** The port does not open, and the system gave no reason that we know. */
  | 'cannot-open'
  /** The reader worked and was pulled out; it is taken up again when it comes back. */
  | 'unplugged'
  /** The port appeared and vanished within two seconds: on Ubuntu, brltty takes such adapters for Braille displays. */
  | 'vanished'
  /** The port is open and nothing comes: no answer to our greeting, or no answer any more. */
  | 'silent'
  /** Our firmware speaks but does not hear us: the wire or adapter works in one direction only. */
  | 'deaf'
  /** What comes is no text: the wrong baud rate (others are tried unless the user fixed one), or no reader at all. */
  | 'noise'
  /** An ESP board waits for a program to be uploaded: press its reset button. */
  | 'bootloader'
  /** The reader's firmware speaks an older protocol: flash the one that comes with the app. */
  | 'old-firmware'
  /** The reader's firmware speaks a newer protocol: update the app. */
  | 'new-firmware'
  /** The recording has been played to its end. */
  | 'ended';
