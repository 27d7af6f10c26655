import type { Rule } from '../../../engine/hooks.ts';
import { holds } from './held.ts';
import { ransom } from './ransom.ts';

const RANSOM = 700;

/** With the Zealot a bandit rides no more, whatever card the Ride comes from. */
export const zealot: Rule = {
  id: 'zealot',
  stage: 'module',
  cites: ['The Hostages'],
  hooks: {
    barAction: (game, { do: action, by }) =>
      action === 'ride' && holds(game, by, 'zealot') ? zealot.cites[0] : undefined,
    terms: ransom('zealot', () => RANSOM),
  },
};
