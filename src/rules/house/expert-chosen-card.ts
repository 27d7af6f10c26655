import type { HouseRule } from './house-rule.ts';

/** Expert with two bandits each: whether a card is still picked from the deck before the hand is filled up to seven. */
export const expertChosenCard: HouseRule = {
  id: 'expert-chosen-card',
  options: ['no', 'yes'],
  cites: ["Phase 1: Schemin'!", 'Set Up'],
  hooks: {
    yes: {
      numbers: {
        'hand.picked': (game, cards, { who }) => ((game.kit.hands[who]?.length ?? 0) > 1 ? Math.max(cards, 1) : cards),
      },
    },
  },
};
