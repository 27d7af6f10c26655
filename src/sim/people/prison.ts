/** What people know of their Brilliant Ideas. */
import type { Who } from '../../messages/facts.ts';
import { IDEA } from '../../rules/modules/prison/brilliant-idea.ts';
import type { Card } from '../virtual-cards.ts';
import type { Room } from './room.ts';

/** Where a player would find one: in the deck, in the discard pile, or nowhere. */
export function whereIdeaIs({ cards }: Room, player: Who): 'deck' | 'discard' | undefined {
  const has = (stack: readonly Card[]) => stack.some((card) => card.kind === 'action' && card.card === IDEA);
  if (has(cards.deck(player))) return 'deck';
  return has(cards.discard(player)) ? 'discard' : undefined;
}
