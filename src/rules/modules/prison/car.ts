/**
 * The prison car: the caboose, whose inside is the corridor, with a cell beside it that nobody enters of his own accord
 * and that no punch, push, shot or walk reaches.
 */
import type { Game, Outcome } from '../../engine/game.ts';
import type { Rule } from '../../engine/hooks.ts';
import { spaceOf } from '../../engine/players.ts';
import { spaceAt, spotOf } from '../../engine/spaces.ts';
import type { Space, Step, Who } from '../../engine/state.ts';
import { move } from '../../engine/verbs.ts';
import { standing } from '../../events/standing.ts';

export const CELL: Space = 'cell';

export const isInCell = (game: Game, who: Who): boolean => spaceOf(game.state, who) === CELL;

/** The corridor and the roof, where a bandit on the prison car is free. */
export const freeSpaces = ({ state }: Game): Space[] =>
  [spaceAt(state, state.cars, 'in'), spaceAt(state, state.cars, 'roof')] as Space[];

/** The card that also works in the cell. */
const WAY_OUT = 'brilliant-idea';

const outside = (game: Game, who: Who[]): Who[] => who.filter((one) => !isInCell(game, one));

export const prisonCar: Rule = {
  id: 'prison-car',
  stage: 'module',
  cites: ['The Prison Car (Prison module)'],
  steps: {
    /** A captured bandit is put into the cell: the way in for whoever captures. */
    'lock-up'(game: Game, step: Step & { who: Who }): Outcome {
      move(game, [{ who: step.who, to: CELL }], 'lock-up', prisonCar.cites);
      return undefined;
    },
  },
  hooks: {
    widen: {
      // The cell is inside a car, so the Passengers' Rebellion comes for whoever sits in it too.
      'event.struck': (game, struck, { event }) =>
        event === 'passengers-rebellion'
          ? standing(game, () => true).filter((who) => struck.includes(who) || isInCell(game, who))
          : struck,
    },
    narrow: {
      // Pawns start in the two cars before the prison car (heading Set Up).
      'start.spaces': ({ state }, spaces) =>
        spaces.map((space) => spaceAt(state, (spotOf(space)?.car ?? 0) - 1, 'in') as Space),
      'shoot.targets': (game, targets) => outside(game, targets),
      'punch.targets': (game, targets) => outside(game, targets),
    },
    barCard: (game, { by, from }) => (isInCell(game, by) && from.card !== WAY_OUT ? prisonCar.cites[0] : undefined),
  },
};
