import type { Game } from '../../engine/game.ts';
import { besideCar, carBeside, spaceAt } from '../../engine/spaces.ts';
import type { Cite, Place, Space, State, Thing } from '../../engine/state.ts';
import { put } from '../../engine/verbs.ts';

export const COACH: Thing = 'stagecoach';
export const COACH_IN: Space = 'stagecoach.in';
export const COACH_ROOF: Space = 'stagecoach.roof';
/** Where the hostages wait that nobody has taken. */
export const WAITING: Place = 'stagecoach';

export const onCoach = (space: Space | undefined): boolean => space === COACH_IN || space === COACH_ROOF;

/** The car that the stagecoach stands beside; undefined where it is not on the table. */
export function coachCar({ things }: Pick<State, 'things'>): number | undefined {
  for (const place in things) if (things[place]?.includes(COACH)) return carBeside(place);
  return undefined;
}

/** The space of that car on the floor of a space of the stagecoach; undefined for any other space. */
export function alongside(state: State, space: Space | undefined): Space | undefined {
  const car = coachCar(state);
  if (car === undefined || space === undefined || !onCoach(space)) return undefined;
  return spaceAt(state, car, space === COACH_IN ? 'in' : 'roof');
}

/** The coach goes one car towards the caboose, and no further (heading Phase 2: Stealin'!). */
export function goBack(game: Game, cause: string, cites: readonly Cite[]): void {
  const { state } = game;
  const car = coachCar(state);
  if (car === undefined || car >= state.cars) return;
  put(game, [{ thing: COACH, from: besideCar(car), to: besideCar(car + 1) }], cause, cites);
}
