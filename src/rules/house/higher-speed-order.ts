import type { HigherSpeed } from '../events/higher-speed.ts';
import type { HouseRule } from './house-rule.ts';

/** Whether Higher Speed moves what runs beside the train at the same instant as everybody on the roofs, or after them. */
export const higherSpeedOrder: HouseRule = {
  id: 'higher-speed-order',
  options: ['all-at-once', 'characters-first'],
  cites: ['Higher Speed'],
  modules: ['horses', 'stagecoach'],
  hooks: {
    'characters-first': {
      instead: {
        'higher-speed': (_game, step, former) =>
          (step as HigherSpeed).part === undefined
            ? [
                { ...step, part: 'roofs' },
                { ...step, part: 'beside' },
              ]
            : former(step),
      },
    },
  },
};
