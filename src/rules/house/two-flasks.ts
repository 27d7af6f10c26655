import type { HouseRule } from './house-rule.ts';

/** Which of several flasks in his space the Marshal empties. The event asks for it. */
export const twoFlasks: HouseRule = {
  id: 'two-flasks',
  options: ['random', 'all', 'table'],
  cites: ['A Shot of Whiskey for the Marshal'],
  modules: ['whiskey'],
  hooks: {},
};
