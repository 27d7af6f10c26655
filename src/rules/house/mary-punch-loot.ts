import type { HouseRule } from './house-rule.ts';

/** Whether those whom Mary punches lose loot. Her Punch asks for it. */
export const maryPunchLoot: HouseRule = {
  id: 'mary-punch-loot',
  options: ['one-token-her-order', 'none'],
  cites: ['Mary Pumpinks', 'Punch'],
  modules: ['mary'],
  hooks: {},
};
