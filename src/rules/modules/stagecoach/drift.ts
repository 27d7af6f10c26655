import type { Game, Outcome } from '../../engine/game.ts';
import type { Rule } from '../../engine/hooks.ts';
import type { Cite } from '../../engine/state.ts';
import type { HigherSpeed } from '../../events/higher-speed.ts';
import { coachCar, goBack } from './coach.ts';
import { shotgunGoesBack } from './shotgun.ts';

/** The coach and, once he is on the train, the Shotgun go one car towards the caboose; beside the caboose both stay. */
function fallBehind(game: Game, cause: string, cites: readonly Cite[]): void {
  const car = coachCar(game.state);
  if (car === undefined || car >= game.state.cars) return;
  goBack(game, cause, cites);
  shotgunGoesBack(game, cause, cites);
}

/** After a round's event the coach is one car further behind. */
export const drift: Rule = {
  id: 'stagecoach-drift',
  stage: 'module',
  cites: ["Phase 2: Stealin'!"],
  hooks: { after: { 'round.end': () => [{ do: 'coach.drift' }] } },
  steps: {
    'coach.drift'(game: Game): Outcome {
      fallBehind(game, 'coach-drift', drift.cites);
      return undefined;
    },
  },
};

/** The jolt of Higher Speed leaves them behind at the same instant as everybody on the roofs. */
export const leftBehind: Rule = {
  id: 'stagecoach-higher-speed',
  stage: 'module',
  cites: ['Higher Speed'],
  hooks: {
    instead: {
      'higher-speed'(game, step, former) {
        const then = former(step);
        if ((step as HigherSpeed).part !== 'roofs') fallBehind(game, 'higher-speed', leftBehind.cites);
        return then;
      },
    },
  },
};
