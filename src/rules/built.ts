/** What of the box is built: everything else is said to be missing, never half done. */

import { modes } from './base/modes/index.ts';
import { turns } from './base/turns/index.ts';
import { automata, laterBandits, playableBandits } from './catalogue/components.ts';
import { neededFor } from './catalogue/round-cards.ts';
import type { Setup } from './engine/state.ts';
import { events } from './events/index.ts';
import { extras } from './extras/index.ts';
import { houseRules, isHouseOption } from './house/index.ts';
import { presets } from './house/presets.ts';
import { variants } from './variants/index.ts';

/** Modules whose rules are whole. */
const builtModules: readonly string[] = ['horses', 'stagecoach', 'marshal', 'prison', 'whiskey'];

/** Variants of the app whose rules are whole. */
const builtVariants: readonly string[] = variants.map(({ id }) => id);

const builtEvents = new Set(events.map(({ id }) => id));

export const built = {
  /** Ways of tapping cards. */
  taps: ['scheming', 'turning'] as Setup['taps'][],
  mode: (id: string) => modes.some((mode) => mode.id === id),
  module: (id: string) => builtModules.includes(id),
  variant: (id: string) => builtVariants.includes(id),
  /** A car that only a variant or an extra has. */
  car: (id: string) => builtVariants.includes(id) || built.extra(id),
  extra: (id: string) => extras.some((extra) => extra.id === id),
  character: (id: string) => [...playableBandits, ...laterBandits, ...automata, 'marshal-player'].includes(id),
  /** One that needs a module does nothing without it, and with it the set-up is not built. */
  event: (id: string) => builtEvents.has(id) || builtVariants.includes(id) || neededFor(id).length > 0,
  turn: (id: string) => turns[id] !== undefined,
  house: (id: string) => houseRules.some((rule) => rule.id === id),
  players: (count: number) => modes.some((mode) => mode.players.includes(count)),
  preset: (id: string) => presets[id] !== undefined,
} as const;

/** Modules that a night can be played with on every screen, in the order of the box. */
export const offeredModules: readonly string[] = ['horses', 'stagecoach', 'marshal', 'prison', 'whiskey'];

/** Variants and extras that a night can be played with on every screen. */
export const offeredVariants: readonly string[] = builtVariants;
export const offeredExtras: readonly string[] = extras.map(({ id }) => id);

/** Characters that can sit down on every screen. */
export const offeredCharacters: readonly string[] = [...playableBandits, ...laterBandits, 'marshal-player'];

/** Whether every rule that a set-up agrees on is built: a night of a later version may have others. */
export function isBuilt({ mode, modules, variants, extras, seats, house }: Setup): boolean {
  return (
    built.mode(mode) &&
    modules.every(built.module) &&
    variants.every(built.variant) &&
    extras.every(built.extra) &&
    seats.flat().every(built.character) &&
    Object.entries(house).every(([id, option]) => isHouseOption(id, option))
  );
}
