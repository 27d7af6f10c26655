import type { HouseRule } from './house-rule.ts';

/** Where Mary goes from the car with the most jewels. Her Move asks for it. */
export const maryBestCar: HouseRule = {
  id: 'mary-best-car',
  options: ['stays', 'moves-on'],
  cites: ['Mary Pumpinks', 'Move'],
  modules: ['mary'],
  hooks: {},
};
