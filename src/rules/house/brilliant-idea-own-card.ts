import type { HouseRule } from './house-rule.ts';

/** Whether Brilliant Idea may copy a card of its own bandit. */
export const brilliantIdeaOwnCard: HouseRule = {
  id: 'brilliant-idea-own-card',
  options: ['yes', 'no'],
  modules: ['prison'],
  cites: ['Brilliant Idea (Prison module)'],
  hooks: { no: { narrow: { 'copy.cards': (_game, cards, { by }) => cards.filter(({ who }) => who !== by) } } },
};
