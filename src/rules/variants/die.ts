import { variants } from '../catalogue/names.ts';
import { everyInside } from '../engine/cars.ts';
import { ask, type Game, type Outcome, options } from '../engine/game.ts';
import type { Rule } from '../engine/hooks.ts';
import { list } from '../engine/lists.ts';
import type { Round, Space, Step } from '../engine/state.ts';

/** Faces of the die. */
const FACES = 6;

interface Throw extends Step {
  variant: string;
  /** The inside of the car that it shows. */
  car?: Space;
}
/** What a throw leads to, `flames.start`: the variant begins in that car. */
export interface Start extends Step {
  car: Space;
}

/** At the beginning of the first round the die shows where each variant begins: any car but the locomotive. */
export const die: Rule = {
  id: 'die',
  stage: 'variant',
  cites: ['App Variants'],
  hooks: {
    before: {
      'round.begin'(game, step) {
        if ((step.round as Round).number !== 1) return undefined;
        const open = list(game, 'die.for', {}, []);
        const variant = variants.find((one) => open.includes(one));
        return variant === undefined ? undefined : [{ do: 'die.throw', variant } satisfies Throw];
      },
    },
  },
  steps: {
    'die.throw'(game: Game, step: Throw): Outcome {
      const { variant, car } = step;
      if (car !== undefined) return [{ do: `${variant}.start`, car } satisfies Start];
      const cars = list(game, 'die.cars', { variant }, everyInside(game).slice(1));
      const short = cars.length > FACES;
      return ask(game, {
        about: 'die.car',
        asks: 'table',
        cites: [...die.cites, ...(short ? ['house:die-seven-cars'] : [])],
        options: options('space', cars),
        leadsTo: step,
        into: 'car',
        skip: null,
        with: { variant, ...(short && { house: game.kit.house['die-seven-cars'] ?? '' }) },
      });
    },
  },
};

/** Whether a token lies or is held anywhere, the box included. */
export const isLaid = ({ state }: Game, token: string): boolean =>
  Object.values(state.loot).some((tokens) => tokens.includes(token));
