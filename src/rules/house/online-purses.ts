import type { HouseRule } from './house-rule.ts';

/** Online, every bandit starts with a purse, also where one player has two. */
export const onlinePurses: HouseRule = {
  id: 'online-purses',
  options: ['big-box', 'online'],
  cites: ['Set Up'],
  hooks: {
    online: {
      widen: { 'purse.sheets': (_game, purses) => purses.flatMap((sheets) => sheets.map((who) => [who])) },
    },
  },
};
