import type { Rule } from '../../engine/hooks.ts';
import { besideCar } from '../../engine/spaces.ts';
import { put } from '../../engine/verbs.ts';
import type { HigherSpeed } from '../../events/higher-speed.ts';
import { HORSE, horses } from './horse.ts';

/** At Higher Speed every horse falls back by one car; beside the caboose it keeps up. */
export const leftBehind: Rule = {
  id: 'horses-left-behind',
  stage: 'module',
  cites: ['Higher Speed'],
  hooks: {
    instead: {
      'higher-speed'(game, step, former) {
        const then = former(step);
        if ((step as HigherSpeed).part === 'roofs') return then;
        const back = horses(game.state).filter((car) => car < game.state.cars);
        const moves = back.map((car) => ({ thing: HORSE, from: besideCar(car), to: besideCar(car + 1) }));
        put(game, moves, 'higher-speed', leftBehind.cites);
        return then;
      },
    },
  },
};
