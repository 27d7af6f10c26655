import type { Game, Outcome } from '../engine/game.ts';
import type { Rule } from '../engine/hooks.ts';
import { OFF } from '../engine/spaces.ts';
import { placeLoot } from '../engine/verbs.ts';

/** A strongbox from the box is put where the Marshal stands. */
export const takeItAll: Rule = {
  id: 'take-it-all',
  stage: 'rule',
  cites: ['Take It All!'],
  steps: {
    'take-it-all'(game: Game): Outcome {
      const space = game.state.pieces.marshal;
      if (space !== undefined && space !== OFF) placeLoot(game, 'strongbox', space, 'take-it-all', takeItAll.cites);
      return undefined;
    },
  },
};
