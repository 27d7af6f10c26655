import type { HouseRule } from './house-rule.ts';

/** Whether Al Patron may buy a card of the Marshal player. His power asks for it. */
export const alPatronMarshalCards: HouseRule = {
  id: 'al-patron-marshal-cards',
  options: ['no', 'yes'],
  cites: ['Al Patron', 'The Marshal (Marshal module)'],
  modules: ['al-patron'],
  hooks: {},
};
