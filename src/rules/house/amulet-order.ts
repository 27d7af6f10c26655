import type { HouseRule } from './house-rule.ts';

/** What changes hands first by a punch of the Amulet’s holder: the token that is lost, or the Amulet. The hand-over asks for it. */
export const amuletOrder: HouseRule = {
  id: 'amulet-order',
  options: ['token-first', 'amulet-first'],
  cites: ['Cheyenne Variant – Amulet', 'Punch'],
  modules: ['amulet'],
  hooks: {},
};
