import type { HouseRule } from './house-rule.ts';

/** Whether Mary's cards go by the type of turn. Her turn asks for it. */
export const maryTurnTypes: HouseRule = {
  id: 'mary-turn-types',
  options: ['as-turn', 'always-open'],
  cites: ['Mary Pumpinks', 'Types of Turn'],
  modules: ['mary'],
  hooks: {},
};
