import type { HouseRule } from './house-rule.ts';

/** Whether all arrive at once at a Seduction, or the Marshal first. The card asks for it. */
export const marySeductionOrder: HouseRule = {
  id: 'mary-seduction-order',
  options: ['pawns-then-marshal', 'marshal-first'],
  cites: ['Seduction', 'Marshal'],
  modules: ['mary'],
  hooks: {},
};
