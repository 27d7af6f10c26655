import type { Game, Outcome } from '../../engine/game.ts';
import type { Rule } from '../../engine/hooks.ts';
import { list } from '../../engine/lists.ts';
import { eliminate } from '../../engine/verbs.ts';
import { standing } from '../../events/standing.ts';

const EVENT = 'escape';

/** At the end of the game every bandit who has not left the train is caught, and takes no part in the count. */
export const caught: Rule = {
  id: EVENT,
  stage: 'module',
  cites: ['Escape'],
  steps: {
    escape(game: Game): Outcome {
      game.state.more[EVENT] = true;
      return undefined;
    },
  },
  hooks: {
    instead: {
      'game.end'(game, step, former) {
        if (game.state.more[EVENT] === true) {
          const left = list(
            game,
            'event.struck',
            { event: EVENT },
            standing(game, () => true),
          );
          eliminate(game, left, EVENT, caught.cites);
        }
        return former(step);
      },
    },
  },
};
