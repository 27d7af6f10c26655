import { looks } from '../engine/tokens.ts';
import { CHEST } from '../extras/circus-car/car.ts';
import type { HouseRule } from './house-rule.ts';

/** Whether a Clown's Chest counts as a strongbox for the Banker and Sharing the Loot. */
export const chestAsStrongbox: HouseRule = {
  id: 'chest-as-strongbox',
  options: ['no', 'yes'],
  cites: ['The Circus Car', 'The Hostages', 'Sharing the Loot'],
  modules: ['circus-car'],
  hooks: {
    yes: {
      widen: {
        strongboxes: ({ state }, boxes, { who }) => [
          ...boxes,
          ...(state.loot[who] ?? []).filter((token) => looks(token) === CHEST),
        ],
      },
    },
  },
};
