import { fizzle } from '../../base/actions/card.ts';
import { othersIn } from '../../base/actions/shoot.ts';
import { ask, type Game, type Outcome, options } from '../../engine/game.ts';
import type { Rule } from '../../engine/hooks.ts';
import { spaceOf } from '../../engine/players.ts';
import type { Action, Who } from '../../engine/state.ts';
import { put } from '../../engine/verbs.ts';
import { HE } from './he.ts';
import { hangsAt, poster } from './wanted.ts';

interface Capture extends Action {
  target?: Who;
}

/** He locks up a bandit of his space; the first time he also takes the wanted poster. */
export const capture: Rule = {
  id: 'capture',
  stage: 'module',
  cites: ['Capture (Marshal module)'],
  steps: {
    capture(game: Game, step: Capture): Outcome {
      const { by, target } = step;
      const { cites } = capture;
      if (target === undefined) {
        const here = othersIn(game, by, spaceOf(game.state, by));
        if (here.length === 0) return fizzle(game, step, 'nobody-here', cites);
        return ask(game, {
          about: 'capture.whom',
          asks: by,
          cites,
          options: options('bandit', here),
          leadsTo: step,
          into: 'target',
          with: { who: by, kind: 'wanted' },
        });
      }
      if (hangsAt(game, target, target)) put(game, [{ thing: poster(target), from: target, to: HE }], 'capture', cites);
      // Without a cell he takes the poster alone.
      return game.kit.steps.has('lock-up') ? [{ do: 'lock-up', who: target }] : undefined;
    },
  },
};
