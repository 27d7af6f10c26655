import type { Game } from '../../engine/game.ts';
import { membersOf, sideOf } from '../../engine/players.ts';
import type { Who } from '../../engine/state.ts';

/** Bullets that a bandit fired at those who are counted with him. */
export const friendly = ({ state }: Game, who: Who): number =>
  membersOf(state.setup, sideOf(state.setup, who)).reduce(
    (sum, one) => sum + (state.received[one] ?? []).filter((by) => by === who).length,
    0,
  );
