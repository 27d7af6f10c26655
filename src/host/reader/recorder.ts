import { PROFILES, type Profile } from '../../../firmware-protocol/dialects/decoder.ts';
import { latin1 } from '../../../firmware-protocol/dialects/outcome.ts';
import { Pn532FrameReader } from '../../../firmware-protocol/pn532/frames.ts';
import type { Ports } from './port.ts';

/** Where the raw bytes of a session go, for a bug report or to be played back. */
export interface Recorder {
  /** Of the file, for people. */
  readonly path: string;
  /** Never fails: a disk that is full ends the recording, not the night. */
  write(bytes: Uint8Array): void;
  end(): void;
}

/** The same ports; what comes from them also goes to the recorder of the moment, if there is one. */
export function overheard(ports: Ports, recorder: () => Recorder | null): Ports {
  return {
    list: () => ports.list(),
    open: (path, baud, events) =>
      ports.open(path, baud, {
        ...events,
        data(bytes) {
          recorder()?.write(bytes);
          events.data(bytes);
        },
      }),
  };
}

const HEADER = /^# caboose recording, ([a-z0-9-]+)\n/;

/** The first line of a recording: what the bytes behind it are to be read as. No dialect takes it for a card. */
export function recordingHeader(profile: Profile): Uint8Array {
  return Uint8Array.from(`# caboose recording, ${profile}\n`, (char) => char.charCodeAt(0));
}

/** Takes the first line off, if it is there. Without it, frames of a PN532 tell themselves; all else is found out. */
export function readRecording(bytes: Uint8Array): { profile: Profile; content: Uint8Array } {
  const header = HEADER.exec(latin1(bytes.subarray(0, 100)));
  const content = bytes.subarray(header?.[0].length ?? 0);
  const named = PROFILES.find((profile) => profile === header?.[1]) ?? 'auto';
  if (named !== 'auto') return { profile: named, content };
  const isPn532 = new Pn532FrameReader().feed(content).some((frame) => frame.is === 'answer');
  return { profile: isPn532 ? 'pn532-hsu' : 'auto', content };
}
