import type { Module } from '../../modules/module.ts';
import { CIRCUS } from './car.ts';
import { giraffe } from './giraffe.ts';
import { setUp } from './set-up.ts';

/** A car with two chests, one of them empty, and a giraffe whose neck joins its floors. */
export const circusCar: Module = { id: CIRCUS, rules: [setUp, giraffe], freeCars: [CIRCUS], things: { [CIRCUS]: 1 } };
