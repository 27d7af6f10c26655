import { ask, type Game, type Outcome, options } from '../../engine/game.ts';
import type { Rule } from '../../engine/hooks.ts';
import { spaceOf } from '../../engine/players.ts';
import { besides } from '../../engine/spaces.ts';
import type { Action, Space } from '../../engine/state.ts';
import { shiftLoot } from '../../engine/verbs.ts';
import { cites, DYNAMITE } from './stick.ts';

interface Throw extends Action {
  to?: Space;
}

/** Who loots where the Dynamite lies may throw it into a car next to his; nobody takes it. */
export const throwing: Rule = {
  id: 'dynamite-throw',
  stage: 'variant',
  cites: [...cites, 'Loot'],
  hooks: {
    narrow: {
      // It is thrown or left, never one of several tokens that are taken.
      'loot.ways': (_game, ways) => ways.filter((way) => way === DYNAMITE || !way.split('+').includes(DYNAMITE)),
    },
    instead: {
      loot: (_game, step, former) =>
        step.token === DYNAMITE ? [{ do: 'dynamite.throw', by: step.by, from: step.from }] : former(step),
    },
  },
  steps: {
    'dynamite.throw'(game: Game, step: Throw): Outcome {
      const here = spaceOf(game.state, step.by) as Space;
      if (step.to !== undefined) {
        shiftLoot(game, [DYNAMITE], here, step.to, 'dynamite', cites);
        return undefined;
      }
      return ask(game, {
        about: 'dynamite.where',
        asks: step.by,
        cites,
        options: options('space', besides(game.state, here)),
        leadsTo: step,
        into: 'to',
        with: { who: step.by },
      });
    },
  },
};
