/** Loot: one token from the bandit's own space, without looking at its value. */
import { ask, type Game, type Outcome, options } from '../../engine/game.ts';
import type { Rule } from '../../engine/hooks.ts';
import { list } from '../../engine/lists.ts';
import { spaceOf } from '../../engine/players.ts';
import type { Action, Space, Token } from '../../engine/state.ts';
import { kinds } from '../../engine/tokens.ts';
import { takeLoot } from '../../engine/verbs.ts';
import { fizzle } from './card.ts';

interface Loot extends Action {
  token?: Token;
}

export const loot: Rule = {
  id: 'loot',
  stage: 'rule',
  cites: ['Loot'],
  steps: {
    loot(game: Game, step: Loot): Outcome {
      const space = spaceOf(game.state, step.by) as Space;
      if (step.token !== undefined) {
        takeLoot(game, step.by, step.token, space, 'loot', loot.cites);
        return undefined;
      }
      const tokens = list(game, 'loot.tokens', step, kinds(game.state.loot[space] ?? []));
      if (tokens.length === 0) return fizzle(game, step, 'no-loot', loot.cites);
      return ask(game, {
        about: 'loot.which',
        asks: step.by,
        cites: loot.cites,
        options: options('token', tokens),
        leadsTo: step,
        into: 'token',
        with: { who: step.by, space },
      });
    },
  },
};
