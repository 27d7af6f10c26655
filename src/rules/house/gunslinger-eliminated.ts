import { firedBySide } from '../base/scoring/gunslinger.ts';
import type { Who } from '../engine/state.ts';
import type { HouseRule } from './house-rule.ts';

/** The Gunslinger prize when somebody who is out of the count fired more bullets than all who are left. */
export const gunslingerEliminated: HouseRule = {
  id: 'gunslinger-eliminated',
  options: ['survivors', 'lost'],
  cites: ['End of the Game'],
  hooks: {
    lost: {
      narrow: {
        'score.gunslingers': (game, tied, { fired }) => {
          const all = firedBySide(game, game.kit.bandits as Who[]);
          return Math.max(...Object.values(all)) > Math.max(...Object.values(fired)) ? [] : tied;
        },
      },
    },
  },
};
