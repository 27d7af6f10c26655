import type { Module } from '../../modules/module.ts';
import { die } from '../die.ts';
import { FLAT_BED } from './car.ts';
import { noFlight } from './flight.ts';
import { noRoof } from './no-roof.ts';
import { takeOff } from './take-off.ts';

/** Tuco's variant: a car without a roof. */
export const flatBed: Module = {
  id: 'flat-bed',
  rules: [die, takeOff, noRoof, noFlight],
  things: { [FLAT_BED]: 1 },
};
