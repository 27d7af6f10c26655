import type { HouseRule } from './house-rule.ts';

/** Where Mary's Punch sends those in the caboose. Her Punch asks for it. */
export const maryPunchCaboose: HouseRule = {
  id: 'mary-punch-caboose',
  options: ['forward', 'stays'],
  cites: ['Mary Pumpinks', 'Punch'],
  modules: ['mary'],
  hooks: {},
};
