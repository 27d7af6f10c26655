import type { HouseRule } from './house-rule.ts';

/** Who is launched from the handcar. The rule asks for it. */
export const handcarDetails: HouseRule = {
  id: 'handcar-details',
  options: ['resident-launched', 'newcomer-launched'],
  cites: ['The Handcar'],
  modules: ['handcar'],
  hooks: {},
};
