import { spaceOf } from '../engine/players.ts';
import { spotOf } from '../engine/spaces.ts';
import type { HouseRule } from './house-rule.ts';

/** From the coach: whether a horse carries its rider along the train, or only across to the car beside it. */
export const rideFromCoach: HouseRule = {
  id: 'ride-from-coach',
  options: ['any-distance', 'step-only'],
  cites: ['Ride (Horses module)'],
  modules: ['horses'],
  hooks: {
    'step-only': {
      narrow: {
        'ride.spaces': ({ state }, spaces, { by, car }) => {
          const onTrain = spotOf(spaceOf(state, by)) !== undefined;
          return onTrain ? spaces : spaces.filter((space) => spotOf(space)?.car === car && space.endsWith('.in'));
        },
      },
    },
  },
};
