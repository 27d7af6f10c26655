import { fizzle } from '../../base/actions/card.ts';
import type { Punch } from '../../base/actions/punch.ts';
import { ask, type Game, type Outcome, options } from '../../engine/game.ts';
import type { Rule } from '../../engine/hooks.ts';
import { list } from '../../engine/lists.ts';
import { spaceOf } from '../../engine/players.ts';
import type { Action, Space, Token } from '../../engine/state.ts';
import { looks } from '../../engine/tokens.ts';
import { herChoice } from './order.ts';
import { MARY } from './she.ts';

interface Rob extends Action {
  token?: Token;
}

/** She takes a token from her space, in her order; and in the same order she loses one when she is punched. */
export const rob: Rule = {
  id: 'mary-rob',
  stage: 'variant',
  cites: ['Rob', 'Punch'],
  steps: {
    rob(game: Game, step: Rob): Outcome {
      const loot = { ...step, do: 'loot' };
      // In other hands her card is a Loot.
      if (step.by !== MARY || step.token !== undefined) return [loot];
      const here = (game.state.loot[spaceOf(game.state, MARY) as Space] ?? []).map(looks);
      const choice = herChoice(game, list(game, 'loot.tokens', loot, here));
      if (choice.length === 0) return fizzle(game, step, 'no-loot', ['Rob']);
      return ask(game, {
        about: 'rob.which',
        asks: 'table',
        cites: ['Rob', 'house:mary-other-loot'],
        options: options('token', choice),
        leadsTo: step,
        into: 'token',
        with: { who: MARY },
      });
    },
  },
  hooks: {
    narrow: {
      'punch.tokens': (game, tokens, action) => ((action as Punch).target === MARY ? herChoice(game, tokens) : tokens),
    },
  },
};
