import { prisonCarAt } from '../modules/prison/car.ts';
import type { HouseRule } from './house-rule.ts';

/** Which car is left behind where the prison car is the caboose. */
export const lastCarPrison: HouseRule = {
  id: 'last-car-prison',
  options: ['lost', 'car-before'],
  cites: ['Doc Variant – Last Car', 'The Prison Car (Prison module)'],
  modules: ['last-car'],
  hooks: {
    'car-before': {
      numbers: {
        'car.lost': ({ state, kit }, car) => (kit.steps.has('lock-up') && prisonCarAt(state) === car ? car - 1 : car),
      },
    },
  },
};
