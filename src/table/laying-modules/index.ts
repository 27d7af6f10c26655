/** What the modules of a night add to the guided set-up; each has a file of its own. */
import type { SetupStep } from '../../messages/view.ts';
import type { Setup, Who } from '../../rules/engine/state.ts';
import { chosenIds } from '../../rules/modules/index.ts';
import { alPatron, handcar, zeroStrongbox } from './anniversary.ts';
import { horses } from './horses.ts';
import { marshal } from './marshal.ts';
import { mary } from './mary.ts';
import type { ModuleLaying } from './module-laying.ts';
import { prison } from './prison.ts';
import { stagecoach } from './stagecoach.ts';
import { amulet, dynamite, flames, flatBed, lastCar, prototype } from './variants.ts';
import { whiskey } from './whiskey.ts';

const layings: Readonly<Record<string, ModuleLaying>> = {
  horses,
  stagecoach,
  marshal,
  prison,
  whiskey,
  handcar,
  'zero-strongbox': zeroStrongbox,
  'al-patron': alPatron,
  mary,
  flames,
  prototype,
  amulet,
  'flat-bed': flatBed,
  dynamite,
  'last-car': lastCar,
};

const layingsOf = (setup: Setup): ModuleLaying[] => chosenIds(setup).flatMap((id) => layings[id] ?? []);

/** The steps of that part of the set-up. */
export const moduleSteps = (setup: Setup, part: 'train' | 'beside' | 'after'): SetupStep[] =>
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

/** Starting purses besides one for each player. */
export const morePurses = (setup: Setup): number => layingsOf(setup).reduce((sum, { purses = 0 }) => sum + purses, 0);

/** Cards of each colour that go back into the box. */
export const withoutCards = (setup: Setup): string[] => layingsOf(setup).flatMap(({ without = [] }) => without);
