import type { Punch } from '../base/actions/punch.ts';
import { spaceOf } from '../engine/players.ts';
import { OFF } from '../engine/spaces.ts';
import { COACH_ROOF } from '../modules/stagecoach/coach.ts';
import type { HouseRule } from './house-rule.ts';

/** Whether a bandit may be knocked off the roof of the stagecoach, too, in the round of a Deadly Fall. */
export const deadlyFallCoachRoof: HouseRule = {
  id: 'deadly-fall-coach-roof',
  options: ['no', 'yes'],
  cites: ['Deadly Fall', 'The Roof of the Stagecoach'],
  modules: ['stagecoach'],
  hooks: {
    yes: {
      widen: {
        'punch.spaces': ({ state }, spaces, action) =>
          state.round?.event === 'deadly-fall' && spaceOf(state, (action as Punch).target ?? '') === COACH_ROOF
            ? [...spaces, OFF]
            : spaces,
      },
    },
  },
};
