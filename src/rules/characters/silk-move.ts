import type { Power } from '../engine/hooks.ts';

const REACH = 2;

/** Silk with the Move power goes one or two cars, inside as on the roofs, past lawmen too; where she stops they are met. */
export const silkMove: Power = {
  id: 'silk',
  name: 'silk-move',
  cites: ['Character Powers: Silk'],
  hooks: {
    numbers: {
      'roof.reach': (_game, cars, { by }, bearer) => (by === bearer ? Math.min(cars, REACH) : cars),
      'inside.reach': (_game, cars, { by }, bearer) => (by === bearer ? Math.max(cars, REACH) : cars),
      'crossing.bullets': (_game, bullets, { who }, bearer) => (who === bearer ? 0 : bullets),
    },
  },
};
