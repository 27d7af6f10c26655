import { inside } from '../engine/spaces.ts';
import type { HouseRule } from './house-rule.ts';

/** Online, the shot through the ceiling goes upwards only: nobody on a roof shoots into the car below. */
export const onlineTuco: HouseRule = {
  id: 'online-tuco',
  options: ['big-box', 'online'],
  cites: ['Character Powers'],
  hooks: {
    online: {
      narrow: {
        'shoot.through': (game, spaces, { by }) => (inside(game.state.pieces[by]) ? spaces : []),
      },
    },
  },
};
