/** The tags of the virtual cards: a deck that needs no enrolling, for `--reader sim`, the demo and the simulator. */
import type { Who } from '../messages/facts.ts';
import { automata, laterBandits, playableBandits } from '../rules/catalogue/components.ts';
import { hisCards } from '../rules/modules/marshal/deck.ts';
import { HE } from '../rules/modules/marshal/he.ts';
import { listFor, listOf, type Tag, type Tags } from '../table/tags.ts';

const lists = (['actions', 'bullets', 'added'] as const).flatMap(listOf);
/** New ones come last, so that a card keeps its number. */
const colours: readonly Who[] = [...playableBandits, HE, ...laterBandits, ...automata];
/** What a card may be; new kinds come last, so that a card keeps its number. */
const kinds = [
  ...new Set(listOf('actions').map((one) => one.card)),
  'bullet',
  ...listOf('added').map((one) => one.card),
  ...hisCards,
  ...listFor(HE, 'bullets').cards.map((one) => one.card),
  ...listFor(HE, 'added').cards.map((one) => one.card),
  ...automata.flatMap((who) => listFor(who, 'actions').cards.map((one) => one.card)),
].filter((card, at, all) => all.indexOf(card) === at);

/** 7-byte UIDs that no real tag has: their manufacturer byte is 0xFE, "unknown" in ISO/IEC 7816-6. */
export function virtualUid(who: Who, card: string, copy: number): string {
  const bytes = [0xfe, 0xca, 0xb0, 0x05, colours.indexOf(who), kinds.indexOf(card), copy];
  return bytes.map((byte) => byte.toString(16).toUpperCase().padStart(2, '0')).join('');
}

/** Whatever is printed on the Marshal's cards, they have tags. */
const his = (['actions', 'bullets', 'added'] as const).flatMap((list) => listFor(HE, list).cards);

const tagged = (who: Who, cards: readonly Omit<Tag, 'who'>[]): [string, Tag][] =>
  cards.map(({ card, copy }) => [virtualUid(who, card, copy), { who, card, copy }]);

export const virtualTags: Tags = Object.fromEntries([
  ...[...playableBandits, ...laterBandits].flatMap((who) => tagged(who, lists)),
  ...tagged(HE, his),
  ...automata.flatMap((who) => tagged(who, listFor(who, 'actions').cards)),
]);
