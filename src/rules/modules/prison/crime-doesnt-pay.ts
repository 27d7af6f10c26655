import type { Game, Outcome } from '../../engine/game.ts';
import type { Rule } from '../../engine/hooks.ts';
import { eliminate } from '../../engine/verbs.ts';
import { isInCell } from './car.ts';

/** Whoever sits in the cell when the game ends is caught and not counted. */
export const crimeDoesntPay: Rule = {
  id: 'crime-doesnt-pay',
  stage: 'module',
  cites: ["Crime Doesn't Pay!"],
  steps: {
    'crime-doesnt-pay'(game: Game): Outcome {
      const caught = game.kit.bandits.filter((who) => isInCell(game, who));
      eliminate(game, caught, 'crime-doesnt-pay', crimeDoesntPay.cites);
      return undefined;
    },
  },
};
