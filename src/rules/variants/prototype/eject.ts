import { ask, type Game, type Outcome, options } from '../../engine/game.ts';
import type { Rule } from '../../engine/hooks.ts';
import { list } from '../../engine/lists.ts';
import { spaceOf } from '../../engine/players.ts';
import { besides, spotOf } from '../../engine/spaces.ts';
import type { Space, Step, Who } from '../../engine/state.ts';
import { dropLoot, landing } from '../../engine/verbs.ts';
import { bulletsOf, cites, holdsPrototype, PROTOTYPE } from './held.ts';

/** After a Shoot with the Prototype. */
export interface Eject extends Step {
  by: Who;
  /** The spaces shot into. */
  shots: Space[];
  to?: Space;
}

/** Whether a space next to the shooter's lies in the direction of a shot. */
function isTowards(here: Space, near: Space, shot: Space): boolean {
  const [own, next, hit] = [here, near, shot].map((space) => spotOf(space)?.car);
  if (near === shot) return true;
  if (own === undefined || next === undefined || hit === undefined) return false;
  return Math.sign(next - own) === Math.sign(hit - own);
}

/** Where it may land: next to the shooter in the direction of a shot; a shot straight up or down leaves either side. */
function landings(game: Game, { by, shots }: Eject): Space[] {
  const here = spaceOf(game.state, by) as Space;
  const near = list(game, 'neighbours', { space: here, for: 'shoot' }, besides(game.state, here));
  const towards = near.filter((space) => shots.some((shot) => isTowards(here, space, shot)));
  const inside = game.kit.house['prototype-details'] === 'inside-push-each';
  const fallen = (towards.length > 0 ? towards : near).map((space) => (inside ? space.replace(/roof$/, 'in') : space));
  return [...new Set(fallen.map((space) => landing(game, by, space)))];
}

/** With its holder's last bullet the Prototype flies out of his hands into the next car. */
export const eject: Rule = {
  id: 'prototype-eject',
  stage: 'variant',
  cites,
  steps: {
    'prototype.eject'(game: Game, step: Eject): Outcome {
      const { by, to } = step;
      if (to !== undefined) {
        dropLoot(game, by, PROTOTYPE, to, null, PROTOTYPE, cites);
        return undefined;
      }
      if (bulletsOf(game, by) > 0 || !holdsPrototype(game.state, by)) return undefined;
      const spaces = landings(game, step);
      if (spaces.length === 0) return undefined;
      return ask(game, {
        about: 'prototype.where',
        asks: by,
        cites: [...cites, 'house:prototype-details'],
        options: options('space', spaces),
        leadsTo: step,
        into: 'to',
        with: { who: by },
      });
    },
  },
};
