import type { Rule } from '../../engine/hooks.ts';
import { besideCar } from '../../engine/spaces.ts';
import { placeLoot, put } from '../../engine/verbs.ts';
import { CHEST, CIRCUS, circusAt, circusInside, cites } from './car.ts';

const CHESTS = 2;

/** The car is coupled wherever the table likes, with two closed chests inside. */
export const setUp: Rule = {
  id: 'circus-car',
  stage: 'variant',
  cites,
  hooks: {
    instead: {
      'game.begin'(game, step, former) {
        const then = former(step);
        const { state } = game;
        const coupled = state.setup.cars.indexOf(CIRCUS) + 1;
        if (circusAt(state) === undefined && coupled > 0)
          put(game, [{ thing: CIRCUS, from: 'box', to: besideCar(coupled) }], 'set-up', cites);
        for (const inside of circusInside(state))
          for (let chest = 0; chest < CHESTS; chest++) placeLoot(game, CHEST, inside, 'set-up', cites);
        return then;
      },
    },
    widen: {
      'car.marks': (_game, marks) => [...marks, CIRCUS],
      'special.cars': ({ state }, cars) => [...cars, ...circusInside(state)],
    },
  },
};
