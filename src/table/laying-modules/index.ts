/** What the modules of a night add to the guided set-up; each has a file of its own. */
import type { SetupStep } from '../../messages/view.ts';
import type { Setup, Who } from '../../rules/engine/state.ts';
import { horses } from './horses.ts';
import { marshal } from './marshal.ts';
import type { ModuleLaying } from './module-laying.ts';
import { prison } from './prison.ts';
import { stagecoach } from './stagecoach.ts';
import { whiskey } from './whiskey.ts';

const layings: Readonly<Record<string, ModuleLaying>> = { horses, stagecoach, marshal, prison, whiskey };

const layingsOf = ({ modules }: Setup): ModuleLaying[] => modules.flatMap((id) => layings[id] ?? []);

/** The steps of that part of the set-up. */
export const moduleSteps = (setup: Setup, part: 'train' | 'beside'): SetupStep[] =>
  layingsOf(setup).flatMap((laying) => laying[part]?.(setup) ?? []);

export const ownSteps = (setup: Setup, who: Who): SetupStep[] =>
  layingsOf(setup).flatMap(({ own }) => own?.(setup, who) ?? []);

/** What lies in the locomotive, where a module has something else there. */
export const locomotiveSteps = (setup: Setup): SetupStep[] | undefined =>
  layingsOf(setup)
    .map(({ locomotive }) => locomotive?.(setup))
    .find((steps) => steps !== undefined);

/** How pawns are placed, where a module has its own way. */
export const placingSteps = (setup: Setup): SetupStep[] | undefined =>
  layingsOf(setup)
    .map(({ placing }) => placing?.(setup))
    .find((steps) => steps !== undefined);

/** Cards of each colour that go back into the box. */
export const withoutCards = (setup: Setup): string[] => layingsOf(setup).flatMap(({ without = [] }) => without);
