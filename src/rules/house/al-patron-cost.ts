import { boughtAt } from '../characters/al-patron.ts';
import type { State, Who } from '../engine/state.ts';
import type { HouseRule } from './house-rule.ts';

/** Where in the pile the first card of that colour lies behind another card, or -1. */
const nextCard = ({ pile }: State, who: Who, behind: number): number =>
  pile.findIndex((played, at) => at > behind && played.who === who);

/** Whether a card that Al Patron buys stands for his own next one, so that he must have one and it does nothing. */
export const alPatronCost: HouseRule = {
  id: 'al-patron-cost',
  options: ['free', 'next-action'],
  cites: ['Al Patron'],
  modules: ['al-patron'],
  hooks: {
    'next-action': {
      narrow: {
        'buy.purses': ({ state }, purses, { who, at }) => (nextCard(state, who, at) < 0 ? [] : purses),
      },
      barCard({ state }, { by }) {
        const bought = boughtAt(state, by);
        const spent = bought !== undefined && state.now > bought && nextCard(state, by, bought) === state.now;
        return spent ? 'house:al-patron-cost' : undefined;
      },
    },
  },
};
