import type { HouseRule } from './house-rule.ts';

/** How a die of six faces chooses among seven cars. The throw asks for it. */
export const dieSevenCars: HouseRule = {
  id: 'die-seven-cars',
  options: ['app', 'reroll'],
  cites: ['App Variants'],
  modules: ['flames', 'prototype', 'amulet', 'flat-bed', 'dynamite'],
  hooks: {},
};
