import { CYLINDER } from '../catalogue/components.ts';
import { cylinderOf, HE, PILES } from '../modules/marshal/he.ts';
import type { HouseRule } from './house-rule.ts';

/** Whether the Marshal player competes for the Gunslinger prize: if he fired more bullets than any bandit, nobody gets it. */
export const gunslingerMarshal: HouseRule = {
  id: 'gunslinger-marshal',
  options: ['bandits-only', 'all'],
  modules: ['marshal'],
  cites: ['End of the Game'],
  hooks: {
    all: {
      narrow: {
        'score.gunslingers': ({ state, kit }, tied, { fired }) => {
          if (!kit.characters.includes(HE)) return tied;
          const his = PILES.reduce((sum, pile) => sum + CYLINDER - (state.cylinder[cylinderOf(pile)] ?? 0), 0);
          return his > Math.max(...Object.values(fired)) ? [] : tied;
        },
      },
    },
  },
};
