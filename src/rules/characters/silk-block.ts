import type { Game } from '../engine/game.ts';
import type { Power } from '../engine/hooks.ts';
import { spaceOf } from '../engine/players.ts';
import { inside, spotOf } from '../engine/spaces.ts';
import type { Action, Space, Who } from '../engine/state.ts';

/** The spaces that whoever moves reaches without coming to `bearer`'s car from behind, on the floor where they both are. */
export function notThroughTheRear(game: Game, spaces: Space[], { by }: Action, bearer: Who): Space[] {
  const hers = spotOf(game.state.pieces[bearer]);
  const his = spotOf(spaceOf(game.state, by));
  if (!hers || !his || by === bearer || his.floor !== hers.floor || his.car <= hers.car) return spaces;
  return spaces.filter((space) => {
    const to = spotOf(space);
    return !to || to.floor !== hers.floor || to.car > hers.car;
  });
}

/** Silk with the Block power lets nobody walk into her car by its rear door; only Move cards walk. */
export const silkBlock: Power = {
  id: 'silk',
  name: 'silk-block',
  cites: ['Character Powers: Silk'],
  hooks: {
    narrow: {
      'move.spaces': (game, spaces, action, bearer) =>
        action.from.copied || !inside(game.state.pieces[bearer])
          ? spaces
          : notThroughTheRear(game, spaces, action, bearer),
    },
  },
};
