import type { Game, Outcome } from '../../engine/game.ts';
import type { Rule } from '../../engine/hooks.ts';
import { list } from '../../engine/lists.ts';
import { besideCar, spotOf } from '../../engine/spaces.ts';
import { put } from '../../engine/verbs.ts';
import type { Start } from '../die.ts';
import { cites, FLAT_BED } from './car.ts';

const isMade = ({ state }: Game): boolean => Object.values(state.things).some((things) => things.includes(FLAT_BED));

/** The roof of a car that the die shows is taken off; a car that needs its roof keeps its own. */
export const takeOff: Rule = {
  id: 'flat-bed',
  stage: 'variant',
  cites,
  hooks: {
    widen: {
      'die.for': (game, open) => (isMade(game) ? open : [...open, 'flat-bed']),
      'car.marks': (_game, marks) => [...marks, FLAT_BED],
    },
    narrow: {
      'die.cars': (game, cars, { variant }) =>
        variant === 'flat-bed' ? cars.filter((car) => !list(game, 'roofed.cars', {}, []).includes(car)) : cars,
    },
  },
  steps: {
    'flat-bed.start'(game: Game, { car }: Start): Outcome {
      const at = besideCar(spotOf(car)?.car ?? 0);
      put(game, [{ thing: FLAT_BED, from: 'box', to: at }], 'set-up', cites);
      return undefined;
    },
  },
};
