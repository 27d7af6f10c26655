import { fizzle } from '../../../base/actions/card.ts';
import type { Game, Outcome } from '../../../engine/game.ts';
import type { Rule } from '../../../engine/hooks.ts';
import type { Step } from '../../../engine/state.ts';
import { askGoal, candidates, show } from '../goals/show.ts';
import { CURRENT } from '../goals/zones.ts';
import { HE } from '../he.ts';

/** One of his current goals, drawn by chance, is shown to everybody. */
export const rumors: Rule = {
  id: 'rumors',
  stage: 'module',
  cites: ['Rumors'],
  steps: {
    rumors(game: Game, step: Step & { goal?: string }): Outcome {
      if (step.goal !== undefined) {
        show(game, step.goal, [CURRENT], 'rumors', rumors.cites);
        return undefined;
      }
      const goals = candidates(game, [CURRENT]);
      if (goals.length === 0) return fizzle(game, { do: 'rumors', by: HE }, 'no-goal', rumors.cites);
      return askGoal(game, step, goals, 'table', rumors.cites);
    },
  },
};
