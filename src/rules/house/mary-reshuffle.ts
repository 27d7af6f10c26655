import type { HouseRule } from './house-rule.ts';

/** When Mary's deck is shuffled. The record does not follow the order of a deck, so nothing here depends on it. */
export const maryReshuffle: HouseRule = {
  id: 'mary-reshuffle',
  options: ['each-turn', 'each-round'],
  cites: ['Mary Pumpinks', 'Bullets'],
  modules: ['mary'],
  hooks: {},
};
