import type { HouseRule } from './house-rule.ts';

/** Whether somebody can end the game below zero. */
export const negativeTotals: HouseRule = {
  id: 'negative-totals',
  options: ['yes', 'zero'],
  cites: ['Mortal Bullet'],
  hooks: { zero: { numbers: { 'score.total': (_game, dollars) => Math.max(0, dollars) } } },
};
