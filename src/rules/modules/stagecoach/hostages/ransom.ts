import type { Game } from '../../../engine/game.ts';
import type { Hooks } from '../../../engine/hooks.ts';
import { number } from '../../../engine/lists.ts';
import type { Who } from '../../../engine/state.ts';
import { holds } from './held.ts';

/** What a hostage pays its keeper at the count. @param dollars how many for a bandit who has it */
export const ransom =
  (hostage: string, dollars: (game: Game, who: Who) => number): NonNullable<Hooks['terms']> =>
  (game, who) => {
    if (!holds(game, who, hostage)) return {};
    return { ransom: number(game, 'score.ransom', { who, hostage }, dollars(game, who)) };
  };
