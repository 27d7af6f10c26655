/** One door to all dialects. */
import type { Decoder } from './outcome.ts';
import { pcscDecoder } from './pcsc-apdu.ts';
import { pn532Decoder } from './pn532-hsu.ts';
import { textDecoder } from './text.ts';
import { ttrDecoder } from './ttr.ts';

/** What the user may say about a reader. `auto` is right for nearly all that print text. */
export const PROFILES = ['auto', 'pad32', 'wedge-dec-le', 'pn532-hsu', 'pcsc-apdu', 'ttr'] as const;
export type Profile = (typeof PROFILES)[number];

/** @param options.dropFirst the port was just opened, so the first record may be torn (text and ttr only) */
export function createDecoder(profile: Profile, options: { dropFirst?: boolean } = {}): Decoder {
  const dropFirst = options.dropFirst ?? false;
  switch (profile) {
    case 'pn532-hsu':
      return pn532Decoder();
    case 'pcsc-apdu':
      return pcscDecoder();
    case 'ttr':
      return ttrDecoder(dropFirst);
    default:
      return textDecoder(profile, dropFirst);
  }
}
