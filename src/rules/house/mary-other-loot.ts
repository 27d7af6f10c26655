import type { HouseRule } from './house-rule.ts';

/** What Mary does with loot that her list does not name. Her order asks for it. */
export const maryOtherLoot: HouseRule = {
  id: 'mary-other-loot',
  options: ['last', 'never'],
  cites: ['Mary Pumpinks', 'Rob'],
  modules: ['mary'],
  hooks: {},
};
