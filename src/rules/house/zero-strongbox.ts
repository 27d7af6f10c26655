import type { HouseRule } from './house-rule.ts';

/** Whether the empty strongbox counts as one for the Banker and Sharing the Loot. */
export const zeroStrongbox: HouseRule = {
  id: 'zero-strongbox',
  options: ['is-a-strongbox', 'is-not'],
  cites: ['The Screen-Printed Wooden Loot Tokens', 'The Hostages', 'Sharing the Loot'],
  modules: ['zero-strongbox'],
  hooks: { 'is-not': { narrow: { strongboxes: (_game, boxes) => boxes.filter((token) => token !== 'strongbox:0') } } },
};
