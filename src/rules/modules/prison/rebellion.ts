import type { Rule } from '../../engine/hooks.ts';
import { standing } from '../../events/standing.ts';
import { isInCell } from './car.ts';

/** The cell is a part of a car, so the passengers come for whoever sits in it too. */
export const rebellionInCell: Rule = {
  id: 'rebellion-in-cell',
  stage: 'module',
  cites: ['Passengers’ Rebellion', 'The Prison Car (Prison module)'],
  hooks: {
    widen: {
      'event.struck'(game, struck, { event }) {
        if (event !== 'passengers-rebellion') return struck;
        return standing(game, () => true).filter((who) => struck.includes(who) || isInCell(game, who));
      },
    },
  },
};
