import type { HouseRule } from './house-rule.ts';

/** Who wins when nobody is left to be counted. */
export const nobodyLeft: HouseRule = {
  id: 'nobody-left',
  options: ['nobody', 'richest'],
  cites: ['Escape', 'Deadly Fall', 'End of the Game'],
  hooks: {
    richest: { narrow: { 'score.bandits': (game, left) => (left.length === 0 ? [...game.kit.bandits] : left) } },
  },
};
