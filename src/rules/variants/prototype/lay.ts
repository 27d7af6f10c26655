import type { Game, Outcome } from '../../engine/game.ts';
import type { Rule } from '../../engine/hooks.ts';
import { placeLoot } from '../../engine/verbs.ts';
import { isLaid, type Start } from '../die.ts';
import { bulletsOf, cites, PROTOTYPE } from './held.ts';

/** The Prototype lies in a car that the die shows, and is loot for whoever still has a bullet. */
export const lay: Rule = {
  id: 'prototype',
  stage: 'variant',
  cites: [...cites, 'Loot'],
  hooks: {
    widen: { 'die.for': (game, open) => (isLaid(game, PROTOTYPE) ? open : [...open, 'prototype']) },
    narrow: {
      'loot.tokens': (game, tokens, { by }) =>
        bulletsOf(game, by) > 0 ? tokens : tokens.filter((token) => token !== PROTOTYPE),
    },
  },
  steps: {
    'prototype.start'(game: Game, { car }: Start): Outcome {
      placeLoot(game, PROTOTYPE, car, 'set-up', cites);
      return undefined;
    },
  },
};
