import type { Game, Outcome } from '../engine/game.ts';
import type { Rule } from '../engine/hooks.ts';
import { list } from '../engine/lists.ts';
import { inside } from '../engine/spaces.ts';
import { giveNeutral } from '../engine/verbs.ts';
import { standing } from './standing.ts';

/** Every bandit inside the train takes a neutral bullet. */
export const passengersRebellion: Rule = {
  id: 'passengers-rebellion',
  stage: 'rule',
  cites: ['Passengers’ Rebellion'],
  steps: {
    'passengers-rebellion'(game: Game): Outcome {
      const struck = list(game, 'event.struck', { event: 'passengers-rebellion' }, standing(game, inside));
      giveNeutral(game, struck, 'passengers-rebellion', passengersRebellion.cites);
      return undefined;
    },
  },
};
