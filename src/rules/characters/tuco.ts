import type { Power } from '../engine/hooks.ts';
import { otherFloor } from '../engine/spaces.ts';
import type { Space } from '../engine/state.ts';

/** Tuco also shoots through the roof of his own car, up or down. */
export const tuco: Power = {
  id: 'tuco',
  cites: ['Character Powers: Tuco'],
  hooks: {
    widen: {
      'shoot.through': (game, spaces, { by }, bearer) => {
        const other = by === bearer ? otherFloor(game.state.pieces[by] as Space) : undefined;
        return other === undefined ? spaces : [...spaces, other];
      },
    },
  },
};
