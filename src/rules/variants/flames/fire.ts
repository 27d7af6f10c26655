import { withinCar } from '../../engine/cars.ts';
import type { Game } from '../../engine/game.ts';
import { spaceOf } from '../../engine/players.ts';
import { thingsAt } from '../../engine/records.ts';
import { besideCar } from '../../engine/spaces.ts';
import type { Cite, State, Thing, Who } from '../../engine/state.ts';
import { put } from '../../engine/verbs.ts';

/** Lies along each car that burns. */
export const FIRE: Thing = 'fire';
export const cites: readonly Cite[] = ['Ghost Variant – Flames'];

const burns = (state: State, car: number): boolean => thingsAt(state, besideCar(car)).includes(FIRE);

/** Cars on fire, from the locomotive on. */
export const burningCars = (state: State): number[] =>
  Array.from({ length: state.cars + 1 }, (_, car) => car).filter((car) => burns(state, car));

/** Whether somebody, or a pawn that nobody plays, stands within that car. */
export function isWithin(game: Game, who: Who, car: number): boolean {
  const space = spaceOf(game.state, who);
  return space !== undefined && withinCar(game, car).includes(space);
}

/** The burning car within which somebody stands, or undefined. */
export const fireAround = (game: Game, who: Who): number | undefined =>
  burningCars(game.state).find((car) => isWithin(game, who, car));

/** Cars catch fire at the same instant. */
export const light = (game: Game, cars: readonly number[], cause: string): void =>
  put(
    game,
    cars.map((car) => ({ thing: FIRE, from: 'box', to: besideCar(car) })),
    cause,
    cites,
  );

export const putOut = (game: Game, car: number): void =>
  put(game, [{ thing: FIRE, from: besideCar(car), to: 'box' }], 'marshal', cites);
