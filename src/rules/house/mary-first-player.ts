import type { HouseRule } from './house-rule.ts';

/** Whether the First Player marker stops at Mary. Her set-up asks for it. */
export const maryFirstPlayer: HouseRule = {
  id: 'mary-first-player',
  options: ['passes-over', 'mary-starts'],
  cites: ['Mary Pumpinks', "Phase 2: Stealin'!"],
  modules: ['mary'],
  hooks: {},
};
