import type { Game, Outcome } from '../engine/game.ts';
import type { Rule } from '../engine/hooks.ts';
import { list } from '../engine/lists.ts';
import { spaceOf } from '../engine/players.ts';
import { onRoof, spaceAt, spotOf } from '../engine/spaces.ts';
import { move } from '../engine/verbs.ts';
import { everybody } from './standing.ts';

/** Everybody on the train's roofs is left behind by one car, all at the same instant. */
export const higherSpeed: Rule = {
  id: 'higher-speed',
  stage: 'rule',
  cites: ['Higher Speed'],
  steps: {
    'higher-speed'(game: Game): Outcome {
      const struck = list(game, 'event.struck', { event: 'higher-speed' }, everybody(game, onRoof));
      const moves = struck.flatMap((who) => {
        const car = spotOf(spaceOf(game.state, who))?.car ?? 0;
        const to = spaceAt(game.state, car + 1, 'roof');
        return to === undefined ? [] : [{ who, to }];
      });
      move(game, moves, 'higher-speed', higherSpeed.cites);
      return undefined;
    },
  },
};
