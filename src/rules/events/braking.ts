import type { Game, Outcome } from '../engine/game.ts';
import type { Rule } from '../engine/hooks.ts';
import { list } from '../engine/lists.ts';
import { spaceOf } from '../engine/players.ts';
import { onTrainRoof, spaceAt, spotOf } from '../engine/spaces.ts';
import { move } from '../engine/verbs.ts';
import { everybody } from './standing.ts';

/** Everybody on the train's roofs slides one car towards the locomotive. */
export const braking: Rule = {
  id: 'braking',
  stage: 'rule',
  cites: ['Braking'],
  steps: {
    braking(game: Game): Outcome {
      const struck = list(game, 'event.struck', { event: 'braking' }, everybody(game, onTrainRoof));
      const moves = struck.flatMap((who) => {
        const car = spotOf(spaceOf(game.state, who))?.car ?? 0;
        const to = spaceAt(game.state, car - 1, 'roof');
        return to === undefined ? [] : [{ who, to }];
      });
      move(game, moves, 'braking', braking.cites);
      return undefined;
    },
  },
};
