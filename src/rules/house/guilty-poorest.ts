import { totalOf } from '../base/flow/count.ts';
import { list } from '../engine/lists.ts';
import { sideOf } from '../engine/players.ts';
import type { Who } from '../engine/state.ts';
import type { HouseRule } from './house-rule.ts';

/** Who is the poorest under Guilty Conscience where bandits are counted together. */
export const guiltyPoorest: HouseRule = {
  id: 'guilty-poorest',
  options: ['player', 'bandit'],
  modules: ['marshal'],
  cites: ['Guilty Conscience'],
  hooks: {
    bandit: {
      narrow: {
        'event.poorest': (game) => {
          const all = list(game, 'score.bandits', {}, game.kit.bandits as Who[]);
          const owned = new Map(all.map((who) => [who, totalOf(game, who)]));
          const least = Math.min(...owned.values());
          // Each of several poorest stands for himself, so that two of a side are a tie too.
          return all.filter((who) => owned.get(who) === least).map((who) => sideOf(game.state.setup, who));
        },
      },
    },
  },
};
