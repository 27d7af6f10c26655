import { AMULET } from '../variants/amulet/held.ts';
import { PROTOTYPE } from '../variants/prototype/held.ts';
import type { HouseRule } from './house-rule.ts';

/** Whether events that take loot take the Prototype and the Amulet too; the Dynamite they never do. */
export const specialTokensAndEvents: HouseRule = {
  id: 'special-tokens-and-events',
  options: ['as-loot', 'never'],
  cites: ['App Variants', 'End of Turn Events (Round)'],
  modules: ['prototype', 'amulet'],
  hooks: {
    never: {
      narrow: {
        'event.tokens': (_game, tokens) => tokens.filter((token) => token !== AMULET && token !== PROTOTYPE),
      },
    },
  },
};
