import type { Rule } from '../../../engine/hooks.ts';
import { holders } from './held.ts';
import { ransom } from './ransom.ts';

const RANSOM = 900;

/** With the Minister a player has one card fewer in hand when a round begins. */
export const minister: Rule = {
  id: 'minister',
  stage: 'module',
  cites: ['The Hostages'],
  hooks: {
    numbers: {
      'hand.size': (game, cards, { who }) =>
        holders(game, 'minister').some((one) => game.kit.playerOf[one] === who) ? cards - 1 : cards,
    },
    terms: ransom('minister', () => RANSOM),
  },
};
