import type { Module } from '../module.ts';
import { caught } from '../pairs/escape.ts';
import { boarding } from './boarding.ts';
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
};
