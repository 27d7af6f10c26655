import type { Power } from '../engine/hooks.ts';
import { besides, otherFloor } from '../engine/spaces.ts';
import type { Space } from '../engine/state.ts';

/** Mei's own Change Floor card may also take her to the other floor of a car beside hers; a copied action is no card. */
export const mei: Power = {
  id: 'mei',
  cites: ['Character Powers: Mei'],
  hooks: {
    widen: {
      'floor.spaces': (game, spaces, { by, from }, bearer) => {
        const other = by === bearer && !from.copied ? otherFloor(game.state.pieces[by] as Space) : undefined;
        return other === undefined ? spaces : [...spaces, ...besides(game.state, other)];
      },
    },
  },
};
