import type { Game } from '../engine/game.ts';
import { isBandit, spaceOf } from '../engine/players.ts';
import { fromFirstPlayer, OFF } from '../engine/spaces.ts';
import type { Space, Who } from '../engine/state.ts';

/** Characters in the game who stand in such a space, clockwise from the First Player (heading Terminology). */
export const everybody = (game: Game, where: (space: Space) => boolean): Who[] =>
  fromFirstPlayer(game.state).filter((who) => {
    const space = spaceOf(game.state, who);
    return space !== undefined && space !== OFF && where(space);
  });

/** The bandits among them. */
export const standing = (game: Game, where: (space: Space) => boolean): Who[] =>
  everybody(game, where).filter(isBandit);
