/** The modules that are built, in the order of the box. Each is a folder of its own. */
import { NEUTRAL_BULLETS } from '../catalogue/components.ts';
import type { Rule } from '../engine/hooks.ts';
import type { Setup } from '../engine/state.ts';
import { horses } from './horses/index.ts';
import { marshal } from './marshal/index.ts';
import type { Module } from './module.ts';
import { prison } from './prison/index.ts';
import { stagecoach } from './stagecoach/index.ts';
import { whiskey } from './whiskey/index.ts';

export const modules: readonly Module[] = [horses, stagecoach, marshal, prison, whiskey];

type Chosen = Pick<Setup, 'modules'>;

/** The modules that a set-up plays with. */
export const modulesOf = ({ modules: chosen }: Chosen): Module[] => modules.filter(({ id }) => chosen.includes(id));

/** Their rules, one that two of them share once. */
export const moduleRules = (setup: Chosen): Rule[] => [...new Set(modulesOf(setup).flatMap(({ rules }) => rules))];

/** Codes for what its modules do not bear in a set-up. */
export const moduleFaults = (setup: Pick<Setup, 'modules' | 'silk'>): string[] =>
  modulesOf(setup).flatMap(({ faults }) => faults?.(setup) ?? []);

/** Cars that they couple behind those of the table. */
export const ownCars = (setup: Chosen): string[] => modulesOf(setup).flatMap(({ cars = [] }) => cars);

/** Neutral bullet cards of a night (heading Set Up, step 5). */
export const neutralBullets = (setup: Chosen): number =>
  modulesOf(setup).reduce((sum, { neutral = 0 }) => sum + neutral, NEUTRAL_BULLETS);
