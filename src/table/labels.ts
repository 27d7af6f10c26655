/** What can be printed as labels: every card, piece and command that can carry a tag, by the lists in which they are enrolled. */
import type { CardsView } from '../messages/view.ts';
import { playableBandits } from '../rules/catalogue/components.ts';
import { type CardList, listFor, withOwnCards, withPieces } from './tags.ts';

const LISTS: readonly CardList[] = ['actions', 'bullets', 'added'];

export const labelLists: CardsView['labels'] = [
  ...[...playableBandits, ...withOwnCards].flatMap((who) => LISTS.map((list) => labelsOf(who, list))),
  ...withPieces.map((who) => labelsOf(who, 'actions')),
];

function labelsOf(who: string, list: CardList): CardsView['labels'][number] {
  const copies = new Map<string, number>();
  for (const { card, copy } of listFor(who, list).cards) copies.set(card, Math.max(copies.get(card) ?? 0, copy));
  return { who, list, cards: [...copies].map(([card, count]) => ({ card, copies: count })) };
}
