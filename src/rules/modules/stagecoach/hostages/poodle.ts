import type { Game, Outcome } from '../../../engine/game.ts';
import type { Rule } from '../../../engine/hooks.ts';
import type { Step } from '../../../engine/state.ts';
import { giveNeutral } from '../../../engine/verbs.ts';
import { holders } from './held.ts';
import { ransom } from './ransom.ts';

const RANSOM = 1000;

/** A round's draw, told whether the Poodle has had its moment. */
export interface Draw extends Step {
  poodle?: 'walked';
}

/** The Lady's Poodle puts a neutral bullet into its keeper's deck at the start of each round, before the draw. */
export const poodle: Rule = {
  id: 'poodle',
  stage: 'module',
  cites: ['The Hostages'],
  hooks: {
    instead: {
      'round.draw': (_game, step, former) =>
        (step as Draw).poodle === 'walked' ? former(step) : [{ do: 'poodle' }, { ...step, poodle: 'walked' }],
    },
    terms: ransom('poodle', () => RANSOM),
  },
  steps: {
    poodle(game: Game): Outcome {
      giveNeutral(game, holders(game, 'poodle'), 'poodle', poodle.cites);
      return undefined;
    },
  },
};
