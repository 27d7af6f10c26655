import type { Game, Outcome } from '../../engine/game.ts';
import type { Rule } from '../../engine/hooks.ts';
import { placeLoot } from '../../engine/verbs.ts';
import { isLaid, type Start } from '../die.ts';
import { cites, DYNAMITE } from './stick.ts';

/** The Dynamite lies in a car that the die shows, and no event takes it for loot. */
export const lay: Rule = {
  id: 'dynamite',
  stage: 'variant',
  cites,
  hooks: {
    widen: { 'die.for': (game, open) => (isLaid(game, DYNAMITE) ? open : [...open, 'dynamite']) },
    narrow: { 'event.tokens': (_game, tokens) => tokens.filter((token) => token !== DYNAMITE) },
  },
  steps: {
    'dynamite.start'(game: Game, { car }: Start): Outcome {
      placeLoot(game, DYNAMITE, car, 'set-up', cites);
      return undefined;
    },
  },
};
