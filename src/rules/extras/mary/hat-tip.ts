import { fizzle } from '../../base/actions/card.ts';
import type { Game, Outcome } from '../../engine/game.ts';
import type { Rule } from '../../engine/hooks.ts';
import { spaceOf } from '../../engine/players.ts';
import type { Action, Space } from '../../engine/state.ts';
import { move } from '../../engine/verbs.ts';
import { isInside, MARSHAL } from './she.ts';

const cites = ['Hat Tip', 'Marshal'];

/** Whoever plays it and the Marshal change places; he then chases away those among whom he comes. */
export const hatTip: Rule = {
  id: 'mary-hat-tip',
  stage: 'variant',
  cites,
  steps: {
    'hat-tip'(game: Game, step: Action): Outcome {
      const { state } = game;
      const hers = spaceOf(state, step.by) as Space;
      const his = state.pieces[MARSHAL];
      if (his === hers) return fizzle(game, step, 'same-place', cites);
      // He does not leave the inside of the train.
      if (his === undefined || !isInside(hers) || !isInside(his)) return fizzle(game, step, 'nowhere-to-go', cites);
      const moves = [
        { who: step.by, to: his },
        { who: MARSHAL, to: hers },
      ];
      move(game, moves, 'hat-tip', cites);
      return undefined;
    },
  },
};
