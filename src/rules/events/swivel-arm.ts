import type { Game, Outcome } from '../engine/game.ts';
import type { Rule } from '../engine/hooks.ts';
import { list } from '../engine/lists.ts';
import { onTrainRoof, spaceAt } from '../engine/spaces.ts';
import type { Space } from '../engine/state.ts';
import { move } from '../engine/verbs.ts';
import { everybody } from './standing.ts';

/** Everybody on the train's roofs is swept to the roof of the caboose. */
export const swivelArm: Rule = {
  id: 'swivel-arm',
  stage: 'rule',
  cites: ['Swivel Arm'],
  steps: {
    'swivel-arm'(game: Game): Outcome {
      const to = spaceAt(game.state, game.state.cars, 'roof') as Space;
      const struck = list(game, 'event.struck', { event: 'swivel-arm' }, everybody(game, onTrainRoof));
      move(
        game,
        struck.map((who) => ({ who, to })),
        'swivel-arm',
        swivelArm.cites,
      );
      return undefined;
    },
  },
};
