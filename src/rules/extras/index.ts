/** What the boxes of later years add, in the order of their rulebook. Each is a folder of its own. */
import type { Module } from '../modules/module.ts';
import { circusCar } from './circus-car/index.ts';
import { handcar } from './handcar/index.ts';
import { mary } from './mary/index.ts';
import { specialPunch } from './special-punch/index.ts';
import { zeroStrongbox } from './zero-strongbox/index.ts';

export const extras: readonly Module[] = [circusCar, handcar, zeroStrongbox, specialPunch, mary];
