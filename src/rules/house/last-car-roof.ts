import type { HouseRule } from './house-rule.ts';

/** Whether those on the roof of the caboose fare like those inside it, or step to the next roof unhurt. The event asks for it. */
export const lastCarRoof: HouseRule = {
  id: 'last-car-roof',
  options: ['included', 'drop-only-inside'],
  cites: ['Doc Variant – Last Car'],
  modules: ['last-car'],
  hooks: {},
};
