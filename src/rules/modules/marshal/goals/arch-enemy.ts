import { list } from '../../../engine/lists.ts';
import type { Who } from '../../../engine/state.ts';
import { HE } from '../he.ts';
import { bulletsOf, type Goal, manyBandits } from './goal.ts';

const ENOUGH = 4;

/** At least one bandit's deck holds four of his bullets. */
export const archEnemy: Goal = {
  id: 'arch-enemy',
  inPlay: manyBandits,
  holds: (game) =>
    list(game, 'goal.bandits', {}, game.kit.bandits as Who[]).some((who) => bulletsOf(game, HE, who) >= ENOUGH),
};
