/** At set-up a flask lies in every car but the locomotive, drawn at random and face down. */

import { startCars } from '../../base/modes/start.ts';
import { ask, type Game, type Outcome, options } from '../../engine/game.ts';
import type { Rule } from '../../engine/hooks.ts';
import { list } from '../../engine/lists.ts';
import type { Space, Step } from '../../engine/state.ts';
import { placeLoot } from '../../engine/verbs.ts';
import { FLASKS, UNKNOWN } from './flasks.ts';

interface Lay extends Step {
  /** Where flasks lie open: the space of the old one, or `none`. */
  old?: Space;
}

export const lay: Rule = {
  id: 'flasks-face-down',
  stage: 'module',
  cites: ['Set Up', 'The Whiskey Flasks'],
  steps: {
    'set-up.flasks'(game: Game, step: Lay): Outcome {
      const spaces = list(game, 'car.tokens', { token: UNKNOWN }, startCars(game)).slice(0, FLASKS);
      const open = game.kit.house['unknown-flask'] === 'one-kind';
      if (open && step.old === undefined)
        return ask(game, {
          about: 'flask.old-where',
          asks: 'table',
          cites: ['The Whiskey Flasks', 'house:unknown-flask'],
          options: [...options('space', spaces), ...(spaces.length < FLASKS ? options('word', ['none']) : [])],
          leadsTo: step,
          into: 'old',
          skip: [{ do: 'set-up.flasks', old: 'none' }],
        });
      const known = (space: Space) => (space === step.old ? 'old-flask' : 'flask');
      for (const space of spaces) placeLoot(game, open ? known(space) : UNKNOWN, space, 'set-up', lay.cites);
      return undefined;
    },
  },
  hooks: { after: { 'game.begin': () => [{ do: 'set-up.flasks' }] } },
};
