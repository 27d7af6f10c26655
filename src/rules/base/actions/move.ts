/** Move: inside to an adjacent car, on the roofs one to three cars. */
import { ask, type Game, type Outcome, options } from '../../engine/game.ts';
import type { Rule } from '../../engine/hooks.ts';
import { list, number } from '../../engine/lists.ts';
import { spaceOf } from '../../engine/players.ts';
import { besides, onRoof } from '../../engine/spaces.ts';
import type { Action, Space } from '../../engine/state.ts';
import { move as moveTo } from '../../engine/verbs.ts';
import { fizzle } from './card.ts';

export const ROOF_REACH = 3;
export const INSIDE_REACH = 1;

interface Move extends Action {
  to?: Space;
}

/** Spaces at most `steps` cars away along one floor, nearest first, without the one started from. */
export function reachable(game: Game, from: Space, steps: number): Space[] {
  const found: Space[] = [from];
  let begin = 0;
  for (let step = 0; step < steps; step++) {
    const end = found.length;
    for (; begin < end; begin++) {
      const space = found[begin] as Space;
      for (const next of list(game, 'neighbours', { space, for: 'move' }, besides(game.state, space)))
        if (!found.includes(next)) found.push(next);
    }
  }
  found.shift();
  return found;
}

export const move: Rule = {
  id: 'move',
  stage: 'rule',
  cites: ['Move', "Phase 2: Stealin'!"],
  steps: {
    move(game: Game, step: Move): Outcome {
      if (step.to !== undefined) {
        moveTo(game, [{ who: step.by, to: step.to }], 'move', ['Move']);
        return undefined;
      }
      const from = spaceOf(game.state, step.by) as Space;
      const reach = onRoof(from)
        ? number(game, 'roof.reach', step, ROOF_REACH)
        : number(game, 'inside.reach', step, INSIDE_REACH);
      const spaces = list(game, 'move.spaces', step, reachable(game, from, reach));
      if (spaces.length === 0) return fizzle(game, step, 'nowhere-to-go', move.cites);
      return ask(game, {
        about: 'move.where',
        asks: step.by,
        cites: move.cites,
        options: options('space', spaces),
        leadsTo: step,
        into: 'to',
        with: { who: step.by },
      });
    },
  },
};
