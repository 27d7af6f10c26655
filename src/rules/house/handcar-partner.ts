import type { HouseRule } from './house-rule.ts';

/** Whether a partner is launched from the handcar like an opponent. The rule asks for it. */
export const handcarPartner: HouseRule = {
  id: 'handcar-partner',
  options: ['opponents-only', 'anyone'],
  cites: ['The Handcar'],
  modules: ['handcar'],
  hooks: {},
};
