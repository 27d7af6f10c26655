import type { HouseRule } from './house-rule.ts';

/** Several strongboxes in one space: each is divided and rounded down, or all of them at once. */
export const sharedStrongboxes: HouseRule = {
  id: 'shared-strongboxes',
  options: ['each', 'sum'],
  cites: ['Sharing the Loot'],
  hooks: {
    sum: {
      numbers: {
        'event.share': (_game, _dollars, { boxes, among }) =>
          Math.floor(boxes.reduce((all, one) => all + one, 0) / among.length),
      },
    },
  },
};
