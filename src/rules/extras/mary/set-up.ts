import { startSpaces } from '../../base/modes/start.ts';
import { ask, type Game, type Outcome, options } from '../../engine/game.ts';
import type { Rule } from '../../engine/hooks.ts';
import { spaceAt } from '../../engine/spaces.ts';
import type { Space, Step } from '../../engine/state.ts';
import { move, placeLoot } from '../../engine/verbs.ts';
import { JEWEL_CARS, MARY } from './she.ts';

const cites = ['Mary Pumpinks', 'Set Up'];

interface Start extends Step {
  to?: Space;
}

/** A jewel inside each of the last cars, one for her instead of a purse, and a pawn that starts in a car by chance. */
export const setUp: Rule = {
  id: 'mary-set-up',
  stage: 'variant',
  cites,
  steps: {
    'mary.start'(game: Game, step: Start): Outcome {
      const spaces = game.kit.house['mary-start'] === 'caboose' ? startSpaces(game).slice(0, 1) : startSpaces(game);
      if (step.to !== undefined) {
        move(game, [{ who: MARY, to: step.to }], 'set-up', cites);
        return undefined;
      }
      return ask(game, {
        about: 'mary.start',
        asks: 'table',
        cites: [...cites, 'house:mary-start'],
        options: options('space', spaces),
        leadsTo: step,
        into: 'to',
        skip: null,
      });
    },
  },
  hooks: {
    narrow: {
      'purse.sheets': (_game, sheets) => sheets.filter((sheet) => !sheet.includes(MARY)),
      'start.bandits': (_game, bandits) => bandits.filter((who) => who !== MARY),
      'first.players': ({ kit }, players) =>
        kit.house['mary-first-player'] === 'mary-starts' ? players : players.filter((who) => who !== MARY),
    },
    instead: {
      'game.begin'(game, step, former) {
        const then = former(step);
        const { cars } = game.state;
        for (let car = Math.max(1, cars - JEWEL_CARS + 1); car <= cars; car++)
          placeLoot(game, 'jewel', spaceAt(game.state, car, 'in') as Space, 'set-up', cites);
        placeLoot(game, 'jewel', MARY, 'set-up', cites);
        return then;
      },
    },
    after: { 'mode.place': () => [{ do: 'mary.start' }] },
  },
};
