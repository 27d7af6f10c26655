import type { Hit } from '../base/actions/shoot.ts';
import type { Game, Outcome } from '../engine/game.ts';
import type { Power } from '../engine/hooks.ts';
import { spaceAt, spotOf } from '../engine/spaces.ts';
import type { Space, Step, Who } from '../engine/state.ts';
import { move } from '../engine/verbs.ts';

/** The space one car further away from the shooter; undefined at the train's end, or where there is no "away". */
function away(game: Game, by: Who, at: Space): Space | undefined {
  const shooter = spotOf(game.state.pieces[by]);
  const shot = spotOf(at);
  if (!shooter || !shot || shooter.car === shot.car) return undefined;
  return spaceAt(game.state, shot.car + Math.sign(shot.car - shooter.car), shot.floor);
}

/** Whom Django shoots is pushed one car away from him on the same floor; nobody leaves the train. */
export const django: Power = {
  id: 'django',
  cites: ['Character Powers: Django'],
  hooks: {
    after: {
      hit(game, step, bearer) {
        const { by, target, at } = step as Hit;
        const to = by === bearer ? away(game, by, at) : undefined;
        return to === undefined ? undefined : [{ do: 'push', who: target, to }];
      },
    },
  },
  steps: {
    push(game: Game, step: Step & { who: Who; to: Space }): Outcome {
      move(game, [{ who: step.who, to: step.to }], 'push', django.cites);
      return undefined;
    },
  },
};
