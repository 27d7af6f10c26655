import type { Game } from './game.ts';
import { list } from './lists.ts';
import { pawnOf } from './players.ts';
import { spaceAt } from './spaces.ts';
import type { Space, Who } from './state.ts';

/** The spaces within a car, its inside first; none beyond the ends of the train. */
export function withinCar(game: Game, car: number): Space[] {
  const inside = spaceAt(game.state, car, 'in');
  return inside === undefined ? [] : list(game, 'car.spaces', { car, part: 'within' }, [inside]);
}

/** Spaces of what stands beside a car. */
export const besideOf = (game: Game, car: number): Space[] => list(game, 'car.spaces', { car, part: 'beside' }, []);

/** The insides of every car, the locomotive's first. */
export const everyInside = (game: Game): Space[] =>
  Array.from({ length: game.state.cars + 1 }, (_, car) => spaceAt(game.state, car, 'in') as Space);

/** The insides of the cars that are none of the base box. */
export const specialCars = (game: Game): Space[] => list(game, 'special.cars', {}, []);

/** The character whose pawn that is; undefined for a piece that nobody plays. */
export const characterOf = (game: Game, pawn: Who): Who | undefined =>
  game.kit.characters.find((who) => pawnOf(who) === pawn);
