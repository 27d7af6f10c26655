import { isSeen } from '../engine/state.ts';
import type { HouseRule } from './house-rule.ts';

/** With two bandits each: whether a bandit's flask brings cards of that bandit alone. */
export const flaskWhose: HouseRule = {
  id: 'flask-whose',
  options: ['own-player', 'own-bandit'],
  cites: ['The Whiskey Flasks'],
  modules: ['whiskey'],
  hooks: {
    'own-bandit': {
      narrow: {
        'scheme.cards': ({ kit }, cards, { who, of, given, cover }) => {
          const two = (kit.hands[who]?.length ?? 0) > 1;
          const others = given && two && cover === undefined && of !== given.to;
          return others ? cards.filter((card) => !isSeen(card)) : cards;
        },
      },
    },
  },
};
