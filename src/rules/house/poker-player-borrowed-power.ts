import { holds } from '../modules/stagecoach/hostages/held.ts';
import type { HouseRule } from './house-rule.ts';

/** Whether the Poker Player also costs a bandit the power that somebody else's prisoner lends. */
export const pokerPlayerBorrowedPower: HouseRule = {
  id: 'poker-player-borrowed-power',
  options: ['own-only', 'both'],
  cites: ['The Hostages'],
  modules: ['stagecoach'],
  hooks: {
    both: { narrow: { powers: (game, powers, { who }) => (holds(game, who, 'poker-player') ? [] : powers) } },
  },
};
