import type { Module } from '../module.ts';
import { caught } from '../pairs/escape.ts';
import { boarding, RIDE_ON } from './boarding.ts';
import { HORSE, HORSES } from './horse.ts';
import { leftBehind } from './left-behind.ts';
import { pantingHorses } from './panting-horses.ts';
import { ride } from './ride.ts';
import { ridingAway } from './riding-away.ts';

/** Horses along the train: bandits board from them, and ride them with a card of their own. */
export const horses: Module = {
  id: 'horses',
  rules: [boarding, ride, leftBehind, pantingHorses, ridingAway, caught],
  cards: ['ride'],
  drawsFirst: true,
  things: { [HORSE]: HORSES },
  // A horse in the fist rides on.
  pieces: Array<string>(HORSES).fill(HORSE),
  stands: (_horse, { key, tap }) => key === RIDE_ON && tap === 'word',
};
