/** Loot: one token from the bandit's own space, without looking at its value; more where a rule lets him take more. */
import { ask, type Game, type Outcome, options } from '../../engine/game.ts';
import type { Rule } from '../../engine/hooks.ts';
import { list, number } from '../../engine/lists.ts';
import { spaceOf } from '../../engine/players.ts';
import type { Action, Space, Token } from '../../engine/state.ts';
import { kinds, looks } from '../../engine/tokens.ts';
import { takeLoot } from '../../engine/verbs.ts';
import { fizzle } from './card.ts';

interface Loot extends Action {
  /** What is taken; several tokens are one key, `jewel+purse`. */
  token?: string;
}

/** Every way to take so many of these tokens, or fewer, as keys; what looks alike is alike. */
function takings(tokens: readonly Token[], most: number): string[] {
  const different = kinds(tokens);
  if (most === 1) return different;
  let found: Token[][] = [[]];
  for (const kind of different) {
    const there = tokens.filter((token) => token === kind).length;
    found = found.flatMap((taken) => {
      const more = Math.min(there, most - taken.length);
      return Array.from({ length: more + 1 }, (_, less) => [...taken, ...Array<Token>(more - less).fill(kind)]);
    });
  }
  const some = found.filter((taken) => taken.length > 0).sort((a, b) => a.length - b.length);
  return some.map((taken) => taken.toSorted().join('+'));
}

export const loot: Rule = {
  id: 'loot',
  stage: 'rule',
  cites: ['Loot'],
  steps: {
    loot(game: Game, step: Loot): Outcome {
      const space = spaceOf(game.state, step.by) as Space;
      if (step.token !== undefined) {
        for (const token of step.token.split('+')) takeLoot(game, step.by, token, space, 'loot', loot.cites);
        return undefined;
      }
      const there = list(game, 'loot.tokens', step, (game.state.loot[space] ?? []).map(looks));
      if (there.length === 0) return fizzle(game, step, 'no-loot', loot.cites);
      const ways = takings(there, number(game, 'loot.take', step, 1));
      return ask(game, {
        about: 'loot.which',
        asks: step.by,
        cites: loot.cites,
        options: options('token', list(game, 'loot.ways', step, ways)),
        leadsTo: step,
        into: 'token',
        with: { who: step.by, space },
      });
    },
  },
};
