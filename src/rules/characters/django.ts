import type { Hit } from '../base/actions/shoot.ts';
import { ask, type Game, type Outcome, options } from '../engine/game.ts';
import type { Power } from '../engine/hooks.ts';
import { list } from '../engine/lists.ts';
import { spaceOf } from '../engine/players.ts';
import { besides, spotOf } from '../engine/spaces.ts';
import type { Space, Step, Who } from '../engine/state.ts';
import { move } from '../engine/verbs.ts';

/**
 * The spaces beside the one shot into that are further from the shooter: one, none at the train's end. A shot through
 * the ceiling of the own car leaves two, as far away the one as the other.
 */
function away(game: Game, by: Who, at: Space): Space[] {
  const shooter = spotOf(spaceOf(game.state, by));
  const shot = spotOf(at);
  if (!shooter || !shot) return [];
  const far = (car: number): number => Math.abs(car - shooter.car);
  return besides(game.state, at).filter((space) => far(spotOf(space)?.car ?? shot.car) > far(shot.car));
}

interface Push extends Step {
  by: Who;
  who: Who;
  /** Where to, as far as there is a choice. */
  spaces: Space[];
  to?: Space;
}

/** Whom Django shoots is pushed one car away from him on the same floor, once by a Shoot; nobody leaves the train. */
export const django: Power = {
  id: 'django',
  cites: ['Character Powers: Django'],
  hooks: {
    after: {
      hit(game, step, bearer) {
        const hit = step as Hit;
        if (hit.by !== bearer || hit.more) return undefined;
        const spaces = list(game, 'push.spaces', hit, away(game, hit.by, hit.at));
        return spaces.length === 0 ? undefined : [{ do: 'push', by: bearer, who: hit.target, spaces }];
      },
    },
  },
  steps: {
    push(game: Game, step: Push): Outcome {
      const { by, who, spaces } = step;
      const to = step.to ?? (spaces.length === 1 ? spaces[0] : undefined);
      if (to === undefined)
        return ask(game, {
          about: 'push.where',
          asks: by,
          cites: django.cites,
          options: options('space', spaces),
          leadsTo: step,
          into: 'to',
          with: { who: by, target: who },
        });
      move(game, [{ who, to }], 'push', django.cites);
      return undefined;
    },
  },
};
