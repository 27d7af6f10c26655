import { thingsAt } from '../../engine/records.ts';
import { besideCar, spaceAt, spotOf } from '../../engine/spaces.ts';
import type { Cite, Space, State, Thing, Token } from '../../engine/state.ts';

/** The car, and what lies along it and moves up with it. */
export const CIRCUS: Thing = 'circus-car';
export const CHEST: Token = 'clowns-chest';
export const cites: readonly Cite[] = ['The Circus Car'];

/** The number of the circus car; undefined where it is not coupled. */
export const circusAt = (state: State): number | undefined =>
  Array.from({ length: state.cars + 1 }, (_, car) => car).find((car) =>
    thingsAt(state, besideCar(car)).includes(CIRCUS),
  );

/** Its inside, where it is coupled. */
export function circusInside(state: State): Space[] {
  const inside = spaceAt(state, circusAt(state) ?? -1, 'in');
  return inside === undefined ? [] : [inside];
}

/** Whether a space is on one of its floors. */
export const isCircus = (state: State, space: Space | undefined): boolean => {
  const car = spotOf(space)?.car;
  return car !== undefined && car === circusAt(state);
};
