/**
 * Expert variant: any cards may be kept in hand, the others and those resolved go onto a discard pile, and hands are
 * filled up. Bullets lie on top of the deck; the record does not follow the order of a deck.
 */
import type { Rule } from '../../engine/hooks.ts';

export const expert: Rule = {
  id: 'expert',
  // Before bandits whom nobody plays, who have neither hand nor discard pile.
  stage: 'module',
  cites: ["Phase 1: Schemin'!", "Phase 2: Stealin'!", 'End of Round Bonus'],
  hooks: {
    numbers: {
      // Icons to keep cards do nothing: whoever likes keeps the whole hand.
      'keep.most': (game, _cards, { who }) => game.state.hand[who] ?? 0,
      'hand.picked': () => 0,
      discarded: (_game, _none, { cards }) => cards,
    },
  },
};
