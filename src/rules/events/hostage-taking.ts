import { CONDUCTOR_RANSOM } from '../catalogue/components.ts';
import type { Game, Outcome } from '../engine/game.ts';
import type { Rule } from '../engine/hooks.ts';
import { list } from '../engine/lists.ts';
import { spotOf } from '../engine/spaces.ts';
import { bank } from '../engine/verbs.ts';
import { standing } from './standing.ts';

/** Every bandit in or on the locomotive gets the conductor's ransom; it is no purse token. */
export const hostageTaking: Rule = {
  id: 'hostage-taking',
  stage: 'rule',
  cites: ['Hostage-Taking of the Conductor'],
  steps: {
    'hostage-taking'(game: Game): Outcome {
      const there = standing(game, (space) => spotOf(space)?.car === 0);
      for (const who of list(game, 'event.struck', { event: 'hostage-taking' }, there))
        bank(game, who, 'conductor', CONDUCTOR_RANSOM, hostageTaking.cites);
      return undefined;
    },
  },
};
