import type { Rule } from '../../engine/hooks.ts';
import { isBandit } from '../../engine/players.ts';
import { OFF } from '../../engine/spaces.ts';

/** In the round of Escape a bandit may ride away for good, horse and loot with him. */
export const ridingAway: Rule = {
  id: 'riding-away',
  stage: 'module',
  cites: ['Escape', 'Ride (Horses module)'],
  hooks: {
    widen: {
      'ride.spaces': ({ state }, spaces, { by }) =>
        state.round?.event === 'escape' && isBandit(by) ? [...spaces, OFF] : spaces,
    },
  },
};
