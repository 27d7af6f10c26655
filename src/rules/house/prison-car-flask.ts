import { spaceAt } from '../engine/spaces.ts';
import type { Space } from '../engine/state.ts';
import type { HouseRule } from './house-rule.ts';

/** Whether a flask lies in the prison car too, where no pawn starts and no loot lies. */
export const prisonCarFlask: HouseRule = {
  id: 'prison-car-flask',
  options: ['no', 'yes'],
  cites: ['The Whiskey Flasks', 'Set Up'],
  modules: ['whiskey'],
  hooks: {
    yes: {
      widen: {
        'car.tokens': ({ state }, cars) => {
          const caboose = spaceAt(state, state.cars, 'in') as Space;
          return cars.includes(caboose) ? cars : [...cars, caboose];
        },
      },
    },
  },
};
