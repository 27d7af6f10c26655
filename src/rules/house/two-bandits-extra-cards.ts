import { banditCards } from '../catalogue/components.ts';
import type { HouseRule } from './house-rule.ts';

/** Whether both bandits of a player bring the cards that modules add to the deck, or the first one alone. */
export const twoBanditsExtraCards: HouseRule = {
  id: 'two-bandits-extra-cards',
  options: ['one-each-colour', 'one'],
  modules: ['horses', 'prison'],
  cites: ['Set Up'],
  dealt: true,
  hooks: {
    one: {
      narrow: {
        'deck.cards': ({ kit }, cards, { who }) =>
          kit.hands[kit.playerOf[who] ?? who]?.[0] === who ? cards : cards.filter((card) => banditCards.includes(card)),
      },
    },
  },
};
