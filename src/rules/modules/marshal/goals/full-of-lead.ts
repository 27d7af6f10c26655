import { list } from '../../../engine/lists.ts';
import type { Who } from '../../../engine/state.ts';
import { HE } from '../he.ts';
import { bulletsOf, type Goal, manyBandits } from './goal.ts';

/** Every bandit's deck holds at least one of his bullets. */
export const fullOfLead: Goal = {
  id: 'full-of-lead',
  inPlay: manyBandits,
  holds: (game) =>
    list(game, 'goal.bandits', {}, game.kit.bandits as Who[]).every((who) => bulletsOf(game, HE, who) >= 1),
};
