import type { HouseRule } from './house-rule.ts';

/** A player of two bandits has one starting purse: on which sheet it lies. */
export const twoBanditsPurse: HouseRule = {
  id: 'two-bandits-purse',
  options: ['player-chooses', 'first-bandit'],
  cites: ['Set Up'],
  hooks: {
    'first-bandit': { narrow: { 'purse.sheets': (_game, purses) => purses.map((sheets) => sheets.slice(0, 1)) } },
  },
};
