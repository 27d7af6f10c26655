import type { Game } from '../engine/game.ts';
import { fromFirstPlayer, OFF } from '../engine/spaces.ts';
import type { Space, Who } from '../engine/state.ts';

/** Bandits in the game who stand in such a space, clockwise from the First Player. */
export const standing = (game: Game, where: (space: Space) => boolean): Who[] =>
  fromFirstPlayer(game.state).filter((who) => {
    const space = game.state.pieces[who];
    return space !== undefined && space !== OFF && where(space);
  });
