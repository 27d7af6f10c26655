import type { Hit } from '../base/actions/shoot.ts';
import { spaceOf } from '../engine/players.ts';
import { besides } from '../engine/spaces.ts';
import { COACH_IN } from '../modules/stagecoach/coach.ts';
import type { HouseRule } from './house-rule.ts';

/** Django's push when he shoots out of the stagecoach into the car beside it: sideways there is no further away. */
export const pushBetweenCoachAndCar: HouseRule = {
  id: 'push-between-coach-and-car',
  options: ['none', 'shooter-picks'],
  cites: ['Character Powers: Django', 'Inside the Stagecoach'],
  modules: ['stagecoach'],
  hooks: {
    'shooter-picks': {
      widen: {
        'push.spaces': ({ state }, spaces, action) =>
          spaceOf(state, action.by) === COACH_IN ? [...spaces, ...besides(state, (action as Hit).at)] : spaces,
      },
    },
  },
};
