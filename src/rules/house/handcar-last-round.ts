import type { HouseRule } from './house-rule.ts';

/** Whether a bandit on the handcar hides at the end of the last round too. The rule asks for it. */
export const handcarLastRound: HouseRule = {
  id: 'handcar-last-round',
  options: ['counted', 'hidden'],
  cites: ['The Handcar'],
  modules: ['handcar'],
  hooks: {},
};
