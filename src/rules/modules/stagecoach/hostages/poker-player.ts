import type { Rule } from '../../../engine/hooks.ts';
import { looks } from '../../../engine/tokens.ts';
import { holds } from './held.ts';
import { ransom } from './ransom.ts';

const EACH_PURSE = 250;

/** With the Poker Player a bandit's own power is gone until the end, and every purse is paid for, whatever is in it. */
export const pokerPlayer: Rule = {
  id: 'poker-player',
  stage: 'module',
  cites: ['The Hostages'],
  hooks: {
    narrow: {
      powers: (game, powers, { who }) =>
        holds(game, who, 'poker-player') ? powers.filter((power) => power !== who) : powers,
    },
    terms: ransom(
      'poker-player',
      ({ state }, who) => EACH_PURSE * (state.loot[who] ?? []).filter((token) => looks(token) === 'purse').length,
    ),
  },
};
