import type { Rule } from '../../engine/hooks.ts';
import { put } from '../../engine/verbs.ts';
import { cites, endOf, HANDCAR } from './handcar.ts';

/** It stands before the locomotive as the game begins. */
export const setUp: Rule = {
  id: 'handcar',
  stage: 'variant',
  cites,
  hooks: {
    instead: {
      'game.begin'(game, step, former) {
        const then = former(step);
        if (endOf(game.state) === undefined) put(game, [{ thing: HANDCAR, from: 'box', to: 'front' }], 'set-up', cites);
        return then;
      },
    },
  },
};
