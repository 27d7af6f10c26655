/** Change Floor: from inside to the roof of the same car, or down again. */
import { ask, type Game, type Outcome, options } from '../../engine/game.ts';
import type { Rule } from '../../engine/hooks.ts';
import { list } from '../../engine/lists.ts';
import { spaceOf } from '../../engine/players.ts';
import { otherFloor } from '../../engine/spaces.ts';
import type { Action, Space } from '../../engine/state.ts';
import { move } from '../../engine/verbs.ts';
import { fizzle } from './card.ts';

interface ChangeFloor extends Action {
  to?: Space;
}

export const changeFloor: Rule = {
  id: 'change-floor',
  stage: 'rule',
  cites: ['Change Floor'],
  steps: {
    'change-floor'(game: Game, step: ChangeFloor): Outcome {
      if (step.to !== undefined) {
        move(game, [{ who: step.by, to: step.to }], 'change-floor', changeFloor.cites);
        return undefined;
      }
      const other = otherFloor(spaceOf(game.state, step.by) as Space);
      const spaces = list(game, 'floor.spaces', step, other === undefined ? [] : [other]);
      if (spaces.length === 0) return fizzle(game, step, 'nowhere-to-go', changeFloor.cites);
      return ask(game, {
        about: 'floor.where',
        asks: step.by,
        cites: changeFloor.cites,
        options: options('space', spaces),
        leadsTo: step,
        into: 'to',
        with: { who: step.by },
      });
    },
  },
};
