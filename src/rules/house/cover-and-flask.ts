import { COVERED } from '../engine/state.ts';
import type { HouseRule } from './house-rule.ts';

/** Whether a Shoot that a flask has brought may be covered. */
export const coverAndFlask: HouseRule = {
  id: 'cover-and-flask',
  options: ['separate', 'no-cover'],
  cites: ['The Whiskey Flasks', 'Cover rule'],
  modules: ['whiskey'],
  hooks: {
    'no-cover': {
      narrow: {
        'scheme.acts': (_game, acts, { given, cover }) => (given && cover !== undefined ? [] : acts),
        'scheme.cards': (_game, cards, { given }) => (given ? cards.filter((card) => card !== COVERED) : cards),
      },
    },
  },
};
