import type { HouseRule } from './house-rule.ts';

/** Whether Mary counts as a player for cars, hostages, horses and round cards. Who counts asks for it. */
export const maryCounts: HouseRule = {
  id: 'mary-counts',
  options: ['no', 'yes'],
  cites: ['Mary Pumpinks', 'Set Up'],
  modules: ['mary'],
  hooks: {},
  mode: { yes: (mode) => (mode.guests?.length ? { ...mode, cars: (count) => mode.cars(count + 1) } : mode) },
};
