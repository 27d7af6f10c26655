import type { Game } from '../../engine/game.ts';
import { cylindersOf } from '../../engine/players.ts';
import type { Cite, State, Token, Who } from '../../engine/state.ts';

export const PROTOTYPE: Token = 'prototype';
export const cites: readonly Cite[] = ['Belle Variant – Prototype'];
/** Bullets of one Shoot, as far as the cylinder has them. */
export const BURST = 3;

export const holdsPrototype = ({ loot }: Pick<State, 'loot'>, who: Who): boolean =>
  loot[who]?.includes(PROTOTYPE) ?? false;

/** Bullets that a character has left, in all his cylinders. */
export const bulletsOf = ({ state }: Game, who: Who): number =>
  cylindersOf(who).reduce((sum, cylinder) => sum + (state.cylinder[cylinder] ?? 0), 0);

/** Every way to aim so many bullets at these targets, as keys: `ghost+ghost+tuco`. */
export function aims(targets: readonly Who[], bullets: number): string[] {
  let found: Who[][] = [[]];
  for (let bullet = 0; bullet < bullets; bullet++)
    found = found.flatMap((aimed) =>
      targets.slice(targets.indexOf(aimed.at(-1) ?? (targets[0] as Who))).map((who) => [...aimed, who]),
    );
  return bullets === 0 ? [] : found.map((aimed) => aimed.toSorted().join('+'));
}
