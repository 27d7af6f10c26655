import type { Module } from '../module.ts';
import { CELL, cellAt, prisonCar } from '../prison/car.ts';

/**
 * The prison car for its cell alone: whoever captures needs one, and without the module nobody gets out of it again.
 * House rule `marshal-without-prison`.
 */
export const cellAlone: Module = {
  id: 'cell-alone',
  rules: [prisonCar],
  cars: ['prison-car'],
  spaces: [CELL],
  annexes: cellAt,
};
