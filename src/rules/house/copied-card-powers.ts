import { diagonal } from '../characters/mei.ts';
import { bears } from '../engine/lists.ts';
import type { HouseRule } from './house-rule.ts';

/** Whether a power that speaks of a card, as Mei's does of Change Floor, also works for a copy of that card. */
export const copiedCardPowers: HouseRule = {
  id: 'copied-card-powers',
  options: ['no', 'yes'],
  modules: ['prison'],
  cites: ['Character Powers: Mei', 'Brilliant Idea (Prison module)'],
  hooks: {
    yes: {
      widen: {
        'floor.spaces': (game, spaces, { by, from }) =>
          from.copied && bears(game, by, 'mei') ? [...spaces, ...diagonal(game, by)] : spaces,
      },
    },
  },
};
