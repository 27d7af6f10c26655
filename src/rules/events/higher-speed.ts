import type { Game, Outcome } from '../engine/game.ts';
import type { Rule } from '../engine/hooks.ts';
import { list } from '../engine/lists.ts';
import { spaceOf } from '../engine/players.ts';
import { onTrainRoof, spaceAt, spotOf } from '../engine/spaces.ts';
import type { Step } from '../engine/state.ts';
import { move } from '../engine/verbs.ts';
import { everybody } from './standing.ts';

/** The whole train jolts at once; a house rule may part it: first whoever stands on the `roofs`, then what is `beside`. */
export interface HigherSpeed extends Step {
  part?: 'roofs' | 'beside';
}

/** Everybody on the train's roofs is left behind by one car, all at the same instant. */
export const higherSpeed: Rule = {
  id: 'higher-speed',
  stage: 'rule',
  cites: ['Higher Speed'],
  steps: {
    'higher-speed'(game: Game, { part }: HigherSpeed): Outcome {
      if (part === 'beside') return undefined;
      const struck = list(game, 'event.struck', { event: 'higher-speed' }, everybody(game, onTrainRoof));
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
