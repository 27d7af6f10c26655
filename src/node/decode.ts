/** What the `decode` command prints: the taps and misreads in a capture of what a reader sent. */
import { createDecoder, type Profile } from '../../firmware-protocol/dialects/decoder.ts';
import type { DecodeError, Outcome } from '../../firmware-protocol/dialects/outcome.ts';
import { readRecording } from '../host/reader/recorder.ts';

const MEANING: Record<DecodeError, string> = {
  ambiguous: 'leading zeros are missing, several UIDs fit',
  checksum: 'damaged on the wire',
  'incomplete-uid': 'only the first part of a longer UID',
  'invalid-uid': 'a UID that no card has',
  'pcsc-status': 'the smart card reader reported an error',
  'bad-frame': 'starts like a frame and is none',
};

/** One line per outcome, in order, for people or as JSON. Without a profile, that of the recording, or what its bytes say. */
export function decodeCapture(bytes: Uint8Array, profile: Profile | null, dropFirst: boolean, json: boolean): string[] {
  const { profile: told, content } = readRecording(bytes);
  return createDecoder(profile ?? told, { dropFirst })
    .feed(content)
    .map(json ? asJson : asText);
}

function asJson(outcome: Outcome): string {
  if (outcome.kind === 'error') return JSON.stringify({ error: outcome.code });
  return JSON.stringify({ uid: outcome.uid, reader: outcome.reader, flags: outcome.flags });
}

function asText(outcome: Outcome): string {
  if (outcome.kind === 'error') return `error ${outcome.code}: ${MEANING[outcome.code]}`;
  const flags = outcome.flags.length > 0 ? ` (${outcome.flags.join(', ')})` : '';
  return `tap ${outcome.uid} on reader ${outcome.reader}${flags}`;
}
