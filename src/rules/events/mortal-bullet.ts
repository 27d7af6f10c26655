import type { Game, Outcome } from '../engine/game.ts';
import type { Rule } from '../engine/hooks.ts';
import { bank } from '../engine/verbs.ts';

const PRICE = 150;

/** Every bullet received in this round, whoever fired it, costs its bandit money at the count. */
export const mortalBullet: Rule = {
  id: 'mortal-bullet',
  stage: 'rule',
  cites: ['Mortal Bullet'],
  steps: {
    'mortal-bullet'(game: Game): Outcome {
      const { received, receivedBefore } = game.state;
      for (const who of game.kit.bandits) {
        const bullets = (received[who]?.length ?? 0) - (receivedBefore[who] ?? 0);
        if (bullets > 0) bank(game, who, 'mortal-bullet', -PRICE * bullets, mortalBullet.cites);
      }
      return undefined;
    },
  },
};
