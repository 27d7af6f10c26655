import { fizzle } from '../../base/actions/card.ts';
import { type Hit, inReach, type Shoot } from '../../base/actions/shoot.ts';
import { ask, type Game, type Outcome } from '../../engine/game.ts';
import type { Rule } from '../../engine/hooks.ts';
import { list } from '../../engine/lists.ts';
import { isBandit, spaceOf } from '../../engine/players.ts';
import type { Option, Space, Step, Who } from '../../engine/state.ts';
import type { Eject } from './eject.ts';
import { aims, BURST, bulletsOf, cites, holdsPrototype } from './held.ts';

interface Volley extends Step {
  by: Who;
  /** Whom the bullets still to be fired one by one hit. */
  at: Who[];
}

/** Whom a Shoot with the Prototype can hit. */
export const inItsReach = (game: Game, step: Shoot): Who[] =>
  list(game, 'shoot.targets', { ...step, do: 'shoot' }, inReach(game, step));

/** The last bullet into each target is the one that may push him; all others land first. */
function atOnce(game: Game, step: Shoot, targets: readonly Who[]): Hit[] {
  const hits = targets.map((target, at): Hit => {
    const more = targets.indexOf(target, at + 1) >= 0;
    return { by: step.by, from: step.from, do: 'hit', target, at: spaceOf(game.state, target) as Space, more };
  });
  return [...hits.filter(({ more }) => more), ...hits.filter(({ more }) => !more)];
}

/** Who holds the Prototype fires three bullets with a Shoot, at one, two or three targets; Belle is not spared. */
export const threeBullets: Rule = {
  id: 'prototype-shoot',
  stage: 'variant',
  cites: [...cites, 'Shoot'],
  hooks: {
    narrow: {
      'instead.of': ({ state }, others, { by, do: act }) =>
        act === 'shoot' && holdsPrototype(state, by) ? [] : others,
    },
    instead: {
      shoot: ({ state }, step, former) =>
        isBandit(step.by as Who) && holdsPrototype(state, step.by as Who)
          ? [{ ...step, do: 'prototype.shoot' }]
          : former(step),
    },
  },
  steps: {
    'prototype.shoot'(game: Game, step: Shoot): Outcome {
      const { by, target } = step;
      if (target !== undefined) {
        const targets = target.split('+');
        const from = targets.map((who) => spaceOf(game.state, who) as Space);
        const eject: Eject = { do: 'prototype.eject', by, shots: [...new Set(from)] };
        const each = game.kit.house['prototype-details'] === 'inside-push-each';
        return [...(each ? [{ ...step, do: 'prototype.volley', at: targets }] : atOnce(game, step, targets)), eject];
      }
      const bullets = Math.min(BURST, bulletsOf(game, by));
      if (bullets === 0) return fizzle(game, { by, do: 'shoot' }, 'no-bullets', threeBullets.cites);
      const keys = aims(inItsReach(game, step), bullets);
      if (keys.length === 0) return fizzle(game, { by, do: 'shoot' }, 'no-target', threeBullets.cites);
      return ask(game, {
        about: 'shoot.whom',
        asks: by,
        cites: threeBullets.cites,
        options: keys.map((key): Option => ({ key, tap: 'bandit' })),
        leadsTo: step,
        into: 'target',
        with: { who: by, bullets },
      });
    },
    /** Bullet by bullet, each of which pushes on its own (house rule `prototype-details`). */
    'prototype.volley'(game: Game, step: Volley): Outcome {
      const [target, ...at] = step.at;
      if (target === undefined) return undefined;
      const hit = { ...step, do: 'hit', target, at: spaceOf(game.state, target) as Space };
      return [hit, { ...step, at }];
    },
  },
};
