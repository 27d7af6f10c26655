/** What of the box is built: everything else is said to be missing, never half done. */

import { FEWEST_PLAYERS, MOST_PLAYERS } from './base/modes/standard.ts';
import { turns } from './base/turns/index.ts';
import { playableBandits } from './catalogue/components.ts';
import type { Setup } from './engine/state.ts';
import { events } from './events/index.ts';
import { houseRules, isHouseOption } from './house/index.ts';

const builtEvents = new Set([
  ...events.map((event) => event.id),
  // Without their modules they do nothing, and with them a set-up is not built.
  ...['panting-horses', 'whiskey-for-the-marshal', 'shotguns-rage', 'rumors'],
  ...['escape', 'crime-doesnt-pay', 'guilty-conscience'],
]);

export const built = {
  /** The expert variant. */
  expert: false,
  /** Ways of tapping cards. */
  taps: ['scheming'] as Setup['taps'][],
  mode: (id: string) => id === 'standard',
  module: (_id: string) => false,
  variant: (_id: string) => false,
  extra: (_id: string) => false,
  character: (id: string) => playableBandits.includes(id),
  event: (id: string) => builtEvents.has(id),
  turn: (id: string) => turns[id] !== undefined,
  house: (id: string) => houseRules.some((rule) => rule.id === id),
  preset: (id: string) => id === 'big-box',
  players: (count: number) => count >= FEWEST_PLAYERS && count <= MOST_PLAYERS,
} as const;

/** Whether every rule that a set-up agrees on is built: a night of a later version may have others. */
export function isBuilt({ mode, expert, modules, variants, extras, seats, house }: Setup): boolean {
  return (
    built.mode(mode) &&
    !expert &&
    modules.every(built.module) &&
    variants.every(built.variant) &&
    extras.every(built.extra) &&
    seats.flat().every(built.character) &&
    Object.entries(house).every(([id, option]) => isHouseOption(id, option))
  );
}
