import type { Game, Outcome } from '../../engine/game.ts';
import type { Rule } from '../../engine/hooks.ts';
import { spotOf } from '../../engine/spaces.ts';
import { giveNeutral } from '../../engine/verbs.ts';
import type { Start } from '../die.ts';
import { burningCars, cites, FIRE, isWithin, light } from './fire.ts';

/** Set once the first car burns: a fire that was put out altogether does not start again. */
const LIT = 'flames-lit';
const isLit = ({ state }: Game): boolean => state.more[LIT] === true || burningCars(state).length > 0;

/** Fire starts in a car that the die shows, and at the end of each round it takes the cars next to it, but not the Marshal's. */
export const spread: Rule = {
  id: 'flames',
  stage: 'variant',
  cites,
  hooks: {
    widen: {
      'die.for': (game, open) => (isLit(game) ? open : [...open, 'flames']),
      'car.marks': (_game, marks) => [...marks, FIRE],
    },
    after: { 'round.end': () => [{ do: 'flames.spread' }] },
  },
  steps: {
    'flames.start'(game: Game, { car }: Start): Outcome {
      game.state.more[LIT] = true;
      light(game, [spotOf(car)?.car ?? 0], 'set-up');
      return undefined;
    },
    'flames.spread'(game: Game): Outcome {
      const { state, kit } = game;
      const burning = burningCars(state);
      const next = new Set(burning.flatMap((car) => [car - 1, car + 1]));
      const caught = [...next].filter(
        (car) => car >= 0 && car <= state.cars && !burning.includes(car) && !isWithin(game, 'marshal', car),
      );
      light(game, caught, FIRE);
      if (kit.house['flames-who-pays'] === 'everyone') {
        const burnt = kit.characters.filter((who) => caught.some((car) => isWithin(game, who, car)));
        giveNeutral(game, burnt, FIRE, [...cites, 'house:flames-who-pays']);
      }
      return undefined;
    },
  },
};
