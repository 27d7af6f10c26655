/** The tags of the virtual cards: a deck that needs no enrolling, for `--reader sim`, the demo and the simulator. */
import type { Who } from '../messages/facts.ts';
import { playableBandits } from '../rules/catalogue/components.ts';
import { listOf, type Tags } from '../table/tags.ts';

/** 7-byte UIDs that no real tag has: their manufacturer byte is 0xFE, "unknown" in ISO/IEC 7816-6. */
export function virtualUid(who: Who, card: string, copy: number): string {
  const bandit = playableBandits.indexOf(who);
  const kinds = [
    ...new Set(listOf('actions').map((one) => one.card)),
    'bullet',
    ...listOf('added').map((one) => one.card),
  ];
  const bytes = [0xfe, 0xca, 0xb0, 0x05, bandit, kinds.indexOf(card), copy];
  return bytes.map((byte) => byte.toString(16).toUpperCase().padStart(2, '0')).join('');
}

export const virtualTags: Tags = Object.fromEntries(
  playableBandits.flatMap((who) =>
    (['actions', 'bullets', 'added'] as const)
      .flatMap(listOf)
      .map(({ card, copy }) => [virtualUid(who, card, copy), { who, card, copy }]),
  ),
);
