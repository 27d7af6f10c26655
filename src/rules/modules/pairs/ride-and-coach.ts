import type { Rule } from '../../engine/hooks.ts';
import { isBandit } from '../../engine/players.ts';
import { COACH_IN, coachCar, onCoach } from '../stagecoach/coach.ts';

/** Horses run beside the coach as well: a rider gets off into it where he passes it, and mounts from it. The Marshal never enters it. */
export const rideAndCoach: Rule = {
  id: 'ride-and-coach',
  stage: 'module',
  cites: ['Ride (Horses module)', 'Inside the Stagecoach'],
  hooks: {
    widen: {
      'space.cars'({ state }, cars, { space }) {
        const car = coachCar(state);
        return onCoach(space) && car !== undefined ? [...cars, car] : cars;
      },
      'ride.spaces'({ state }, spaces, { by, cars }) {
        const car = coachCar(state);
        return isBandit(by) && car !== undefined && cars.includes(car) ? [...spaces, COACH_IN] : spaces;
      },
    },
  },
};
