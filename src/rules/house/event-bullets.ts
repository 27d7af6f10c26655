import type { Game, Outcome } from '../engine/game.ts';
import type { HouseRule } from './house-rule.ts';

/**
 * Where bullets dealt by a round's event go, the decks being shuffled already. The record does not follow the
 * order of a deck, so the options change what the table is told, not what is counted.
 */
export const eventBullets: HouseRule = {
  id: 'event-bullets',
  options: ['on-top', 'shuffled'],
  cites: ["Phase 2: Stealin'!"],
  hooks: {
    shuffled: { after: { event: () => [{ do: 'event.shuffle-in' }] } },
  },
  steps: {
    'event.shuffle-in'(game: Game): Outcome {
      game.tell?.({ is: 'ruled', by: 'event-bullets', about: 'shuffled', who: [...game.kit.characters], cites: [] });
      return undefined;
    },
  },
};
