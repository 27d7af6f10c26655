import type { HouseRule } from './house-rule.ts';

/**
 * Who keeps a bandit from being alone. The options differ only where other characters than bandits stand about;
 * a module that brings one widens `event.company`, and this switch narrows it again.
 */
export const pickpocketAlone: HouseRule = {
  id: 'pickpocket-alone',
  options: ['characters', 'bandits'],
  cites: ['Pickpocketing', 'Terminology'],
  hooks: {
    bandits: {
      narrow: { 'event.company': (game, company) => company.filter((who) => game.kit.bandits.includes(who)) },
    },
  },
};
