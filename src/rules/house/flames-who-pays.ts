import type { HouseRule } from './house-rule.ts';

/** Whom the fire hurts after an action: whoever acted or was moved in, or everybody in it; then its arrival hurts, too. The rules of the fire ask for it. */
export const flamesWhoPays: HouseRule = {
  id: 'flames-who-pays',
  options: ['actor', 'everyone'],
  cites: ['Ghost Variant – Flames'],
  modules: ['flames'],
  hooks: {},
};
