import type { Rule } from '../../../engine/hooks.ts';
import { standing } from '../../../events/standing.ts';
import { PAWN } from '../he.ts';

/** Bandits who are with the Marshal lose a purse too, not only those above him. */
export const revengeBesideHim: Rule = {
  id: 'revenge-beside-him',
  stage: 'module',
  cites: ['Marshal’s Revenge'],
  hooks: {
    widen: {
      'event.struck': (game, struck, { event }) => {
        if (event !== 'marshals-revenge') return struck;
        const his = game.state.pieces[PAWN];
        return [...struck, ...standing(game, (space) => space === his).filter((who) => !struck.includes(who))];
      },
    },
  },
};
