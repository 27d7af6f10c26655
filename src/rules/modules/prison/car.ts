/**
 * The prison car: the caboose, whose inside is the corridor, with a cell beside it that nobody enters of his own accord
 * and that no punch, push, shot or walk reaches.
 */
import type { Game, Outcome } from '../../engine/game.ts';
import type { Hooks, Rule } from '../../engine/hooks.ts';
import { spaceOf } from '../../engine/players.ts';
import { spaceAt, spotOf } from '../../engine/spaces.ts';
import type { Space, State, Step, Who } from '../../engine/state.ts';
import { move } from '../../engine/verbs.ts';
import { standing } from '../../events/standing.ts';
import type { Annex } from '../module.ts';

export const CELL: Space = 'cell';

export const isInCell = (game: Game, who: Who): boolean => spaceOf(game.state, who) === CELL;

/** A house rule by which that event does not strike who sits in the cell. */
export const sparesCell = (event: string): Hooks => ({
  narrow: {
    'event.struck': (game, struck, now) =>
      now.event === event ? struck.filter((who) => !isInCell(game, who)) : struck,
  },
});

/** Set once the prison car has been left behind. */
const LOST = 'prison-car-lost';

/** The number of the prison car: it is the caboose as long as it is coupled to the train, and undefined afterwards. */
export const prisonCarAt = ({ cars, more }: Pick<State, 'cars' | 'more'>): number | undefined =>
  more[LOST] === true ? undefined : cars;

/** The cell, drawn beside its car while that is there. */
export function cellAt(state: State): Annex[] {
  const car = prisonCarAt(state);
  return car === undefined ? [] : [{ id: CELL, car, spaces: [CELL] }];
}

/** The prison car has been left behind: what is kept by it is out of the game. */
export function losePrisonCar({ state }: Game): void {
  state.more[LOST] = true;
}

/** The corridor and the roof, where a bandit on the prison car is free. */
export function freeSpaces({ state }: Game): Space[] {
  const car = prisonCarAt(state);
  return car === undefined ? [] : ([spaceAt(state, car, 'in'), spaceAt(state, car, 'roof')] as Space[]);
}

/** The inside of the prison car, as long as it is coupled. */
const corridor = (state: State): Space[] => {
  const inside = spaceAt(state, prisonCarAt(state) ?? -1, 'in');
  return inside === undefined ? [] : [inside];
};

/** The card that also works in the cell. */
const WAY_OUT = 'brilliant-idea';

const outside = (game: Game, who: Who[]): Who[] => who.filter((one) => !isInCell(game, one));

export const prisonCar: Rule = {
  id: 'prison-car',
  stage: 'module',
  cites: ['The Prison Car (Prison module)'],
  steps: {
    /** A captured bandit is put into the cell: the way in for whoever captures. Without the car nothing comes of it. */
    'lock-up'(game: Game, step: Step & { who: Who }): Outcome {
      if (prisonCarAt(game.state) !== undefined) move(game, [{ who: step.who, to: CELL }], 'lock-up', prisonCar.cites);
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
      'special.cars': ({ state }, cars) => [...cars, ...corridor(state)],
      'roofed.cars': ({ state }, cars) => [...cars, ...corridor(state)],
      'car.spaces': ({ state }, spaces, { car, part }) =>
        part === 'within' && car === prisonCarAt(state) ? [...spaces, CELL] : spaces,
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
