/** Horses run beside the train, each at the level of a car; they are nobody's and all alike. */
import type { Game } from '../../engine/game.ts';
import { list } from '../../engine/lists.ts';
import { besideCar, carBeside, spotOf } from '../../engine/spaces.ts';
import type { Space, State, Thing } from '../../engine/state.ts';

export const HORSE: Thing = 'horse';
/** Horses in the box: one for every bandit. */
export const HORSES = 8;

export const isHorse = (thing: Thing): boolean => thing === HORSE;

/** How many run beside that car. */
export const horsesAt = ({ things }: Pick<State, 'things'>, car: number): number =>
  (things[besideCar(car)] ?? []).filter(isHorse).length;

/** The car of every horse, those nearest the caboose first. */
export const horses = ({ things }: Pick<State, 'things'>): number[] =>
  Object.entries(things)
    .flatMap(([place, there]) => there.filter(isHorse).flatMap(() => carBeside(place) ?? []))
    .sort((a, b) => b - a);

/** The car at whose level a space is, on the train or beside it; undefined for every other space. */
export const levelOf = (game: Game, space: Space): number | undefined =>
  spotOf(space)?.car ?? list(game, 'space.cars', { space }, [])[0];
