import { inside, otherFloor } from '../engine/spaces.ts';
import type { Space } from '../engine/state.ts';
import type { HouseRule } from './house-rule.ts';

/** Online, the shot through the ceiling goes upwards only: nobody on a roof shoots into the car below. */
export const onlineTuco: HouseRule = {
  id: 'online-tuco',
  options: ['big-box', 'online'],
  cites: ['Character Powers'],
  hooks: {
    online: {
      narrow: {
        'shoot.targets': (game, targets, { by }) => {
          const from = game.state.pieces[by] as Space;
          return inside(from) ? targets : targets.filter((who) => game.state.pieces[who] !== otherFloor(from));
        },
      },
    },
  },
};
