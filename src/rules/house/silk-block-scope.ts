import { notThroughTheRear } from '../characters/silk-block.ts';
import { bears } from '../engine/lists.ts';
import type { HouseRule } from './house-rule.ts';

/** How far Silk's Block power goes: broad, it also shuts the roof that she stands on, and stops copied Moves. */
export const silkBlockScope: HouseRule = {
  id: 'silk-block-scope',
  options: ['inside-real-moves', 'broad'],
  cites: ['Character Powers: Silk'],
  hooks: {
    broad: {
      narrow: {
        'move.spaces': (game, spaces, action) =>
          game.state.setup.silk !== 'block'
            ? spaces
            : game.kit.bandits
                .filter((who) => bears(game, who, 'silk'))
                .reduce((left, who) => notThroughTheRear(game, left, action, who), spaces),
      },
    },
  },
};
