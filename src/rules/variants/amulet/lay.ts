import type { Game, Outcome } from '../../engine/game.ts';
import type { Rule } from '../../engine/hooks.ts';
import { placeLoot } from '../../engine/verbs.ts';
import { isLaid, type Start } from '../die.ts';
import { AMULET, cites } from './held.ts';

/** The Amulet lies in a car that the die shows. */
export const lay: Rule = {
  id: 'amulet',
  stage: 'variant',
  cites,
  hooks: { widen: { 'die.for': (game, open) => (isLaid(game, AMULET) ? open : [...open, 'amulet']) } },
  steps: {
    'amulet.start'(game: Game, { car }: Start): Outcome {
      placeLoot(game, AMULET, car, 'set-up', cites);
      return undefined;
    },
  },
};
