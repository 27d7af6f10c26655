import type { HouseRule } from './house-rule.ts';

/** What becomes of horses and coach beside the caboose. The event asks for it. */
export const lastCarBeside: HouseRule = {
  id: 'last-car-beside',
  options: ['step-on', 'lost'],
  cites: ['Doc Variant – Last Car'],
  modules: ['last-car'],
  hooks: {},
};
