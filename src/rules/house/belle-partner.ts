import { sideOf } from '../engine/players.ts';
import type { HouseRule } from './house-rule.ts';

/** Whether the shooter's own partner is somebody who must be hit instead of Belle. */
export const bellePartner: HouseRule = {
  id: 'belle-partner',
  options: ['counts', 'opponents-only'],
  cites: ['Character Powers'],
  hooks: {
    'opponents-only': {
      narrow: {
        'instead.of': (game, others, { by }) => {
          const { setup } = game.state;
          return others.filter((who) => sideOf(setup, who) !== sideOf(setup, by));
        },
      },
    },
  },
};
