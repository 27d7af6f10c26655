import type { HouseRule } from './house-rule.ts';

/** Too few neutral bullets outside an encounter with the Marshal. In the base game each event is a single batch. */
export const neutralShortage: HouseRule = {
  id: 'neutral-shortage',
  options: ['all-or-none', 'in-turn-order', 'spare-all'],
  cites: ['Marshal'],
  hooks: {
    'in-turn-order': { widen: { 'neutral.takers': (_game, _takers, { owed, left }) => owed.slice(0, left) } },
  },
};
