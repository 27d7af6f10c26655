import { everyInside } from '../../engine/cars.ts';
import type { Game } from '../../engine/game.ts';
import { spotOf } from '../../engine/spaces.ts';
import type { Cite, Token } from '../../engine/state.ts';

export const DYNAMITE: Token = 'dynamite';
export const cites: readonly Cite[] = ['Django Variant – Dynamite'];

/** The car where it lies, or undefined. */
export const stickAt = (game: Game): number | undefined =>
  spotOf(everyInside(game).find((space) => game.state.loot[space]?.includes(DYNAMITE)))?.car;
