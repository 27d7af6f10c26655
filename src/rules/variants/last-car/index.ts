import type { Module } from '../../modules/module.ts';
import { lastCarAndPrison } from '../pairs/last-car-and-prison.ts';
import { event } from './event.ts';

/** Doc's variant: a round card whose event leaves the caboose behind. */
export const lastCar: Module = { id: 'last-car', rules: [event, lastCarAndPrison] };
