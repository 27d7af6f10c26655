import type { HouseRule } from './house-rule.ts';

/** In which car Mary starts. Her set-up asks for it. */
export const maryStart: HouseRule = {
  id: 'mary-start',
  options: ['random', 'caboose'],
  cites: ['Mary Pumpinks', 'Set Up'],
  modules: ['mary'],
  hooks: {},
};
