import type { HouseRule } from './house-rule.ts';

/** Where the Marshal player's captives go when the Prison module is left out. The list of modules asks for it. */
export const marshalWithoutPrison: HouseRule = {
  id: 'marshal-without-prison',
  options: ['use-prison-car', 'poster-only', 'forbid'],
  modules: ['marshal'],
  cites: ['Capture (Marshal module)'],
  hooks: {},
};
