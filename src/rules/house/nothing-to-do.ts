import type { HouseRule } from './house-rule.ts';

/** A player without a card to lay or to draw: said and confirmed, or passed over. */
export const nothingToDo: HouseRule = {
  id: 'nothing-to-do',
  options: ['pass', 'skip-silently'],
  cites: ["Phase 1: Schemin'!"],
  hooks: {
    'skip-silently': {
      narrow: { 'scheme.acts': (_game, acts) => (acts.length === 1 && acts[0] === 'pass' ? [] : acts) },
    },
  },
};
