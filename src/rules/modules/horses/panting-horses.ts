import { counted } from '../../base/modes/counted.ts';
import type { Game, Outcome } from '../../engine/game.ts';
import type { Rule } from '../../engine/hooks.ts';
import { besideCar } from '../../engine/spaces.ts';
import { put } from '../../engine/verbs.ts';
import { HORSE, horses } from './horse.ts';

const EVENT = 'panting-horses';
/** Up to so many players one horse drops out, with more two. */
const FEW = 4;

/** The horses nearest the caboose drop out of the game. */
export const pantingHorses: Rule = {
  id: EVENT,
  stage: 'module',
  cites: ['Panting Horses'],
  steps: {
    [EVENT](game: Game): Outcome {
      const cars = horses(game.state).slice(0, counted(game.state.setup, game.kit.players).length > FEW ? 2 : 1);
      if (cars.length === 0)
        game.tell?.({ is: 'fizzled', who: null, what: EVENT, why: 'no-horse', cites: [...pantingHorses.cites] });
      put(
        game,
        cars.map((car) => ({ thing: HORSE, from: besideCar(car), to: 'box' })),
        EVENT,
        pantingHorses.cites,
      );
      return undefined;
    },
  },
};
