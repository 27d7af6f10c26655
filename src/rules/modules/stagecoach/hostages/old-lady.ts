import type { Rule } from '../../../engine/hooks.ts';
import { looks } from '../../../engine/tokens.ts';
import { holds } from './held.ts';
import { ransom } from './ransom.ts';

const REACH = 1;
const EACH_JEWEL = 500;

/** With the Old Lady a bandit runs no further than one car on the roofs, and is paid for every jewel. */
export const oldLady: Rule = {
  id: 'old-lady',
  stage: 'module',
  cites: ['The Hostages'],
  hooks: {
    numbers: {
      'roof.reach': (game, cars, { by }) => (holds(game, by, 'old-lady') ? Math.min(cars, REACH) : cars),
    },
    terms: ransom(
      'old-lady',
      ({ state }, who) => EACH_JEWEL * (state.loot[who] ?? []).filter((token) => looks(token) === 'jewel').length,
    ),
  },
};
