import type { Game } from '../engine/game.ts';
import type { Power } from '../engine/hooks.ts';
import { besides, otherFloor } from '../engine/spaces.ts';
import type { Space, Who } from '../engine/state.ts';

/** The other floor of the cars beside the one where `who` is. */
export function diagonal(game: Game, who: Who): Space[] {
  const other = otherFloor(game.state.pieces[who] as Space);
  return other === undefined ? [] : besides(game.state, other);
}

/** Mei's own Change Floor card may also take her to the other floor of a car beside hers; a copied action is no card. */
export const mei: Power = {
  id: 'mei',
  cites: ['Character Powers: Mei'],
  hooks: {
    widen: {
      'floor.spaces': (game, spaces, { by, from }, bearer) =>
        by === bearer && !from.copied ? [...spaces, ...diagonal(game, by)] : spaces,
    },
  },
};
