import type { Rule } from '../../../engine/hooks.ts';
import { put } from '../../../engine/verbs.ts';
import { CURRENT, cardsAt, UPCOMING } from './zones.ts';

/** When a round begins, the top goal becomes a current one; only now may its player look at it. */
export const upcomingGoals: Rule = {
  id: 'upcoming-goals',
  stage: 'module',
  cites: ["Phase 1: Schemin'!", 'The Marshal (Marshal module)'],
  steps: {
    'goal.next'(game) {
      const [top] = cardsAt(game.state, UPCOMING);
      if (top !== undefined) put(game, [{ thing: top, from: UPCOMING, to: CURRENT }], 'round', upcomingGoals.cites);
      return undefined;
    },
  },
  hooks: { after: { 'round.begin': () => [{ do: 'goal.next' }] } },
};
