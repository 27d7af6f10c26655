import { specialCars } from '../engine/cars.ts';
import type { HouseRule } from './house-rule.ts';

/** Whether a variant may begin in a car that is none of the base box. */
export const variantsInSpecialCars: HouseRule = {
  id: 'variants-in-special-cars',
  options: ['yes', 'no'],
  cites: ['App Variants'],
  modules: ['flames', 'prototype', 'amulet', 'flat-bed', 'dynamite'],
  hooks: {
    no: { narrow: { 'die.cars': (game, cars) => cars.filter((car) => !specialCars(game).includes(car)) } },
  },
};
