import { prisonerOf } from '../modules/prison/prisoners.ts';
import type { HouseRule } from './house-rule.ts';

const tokensOf = (way: string): number => way.split('+').length;

/** Whether a bandit with his own sidekick must take two tokens where there are two. */
export const sidekickLoot: HouseRule = {
  id: 'sidekick-loot',
  options: ['up-to-two', 'two'],
  modules: ['prison'],
  cites: ['The Prisoners (Prison module)'],
  hooks: {
    two: {
      narrow: {
        'loot.ways'(game, ways, { by }) {
          const most = Math.max(...ways.map(tokensOf));
          return prisonerOf(game, by) === by ? ways.filter((way) => tokensOf(way) === most) : ways;
        },
      },
    },
  },
};
