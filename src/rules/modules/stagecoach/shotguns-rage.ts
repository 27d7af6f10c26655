import { withinCar } from '../../engine/cars.ts';
import type { Game, Outcome } from '../../engine/game.ts';
import type { Rule } from '../../engine/hooks.ts';
import { list } from '../../engine/lists.ts';
import { giveNeutral } from '../../engine/verbs.ts';
import { standing } from '../../events/standing.ts';
import { alongside, COACH_ROOF, coachCar, onCoach } from './coach.ts';

const EVENT = 'shotguns-rage';

/** Every bandit in or on the stagecoach, and in or on the car beside it, takes a neutral bullet. */
export const shotgunsRage: Rule = {
  id: EVENT,
  stage: 'module',
  cites: ['The Shotgun’s Rage'],
  steps: {
    'shotguns-rage'(game: Game): Outcome {
      const car = coachCar(game.state);
      const beside = car === undefined ? [] : [...withinCar(game, car), alongside(game.state, COACH_ROOF)];
      const there = standing(game, (space) => onCoach(space) || beside.includes(space));
      giveNeutral(game, list(game, 'event.struck', { event: EVENT }, there), EVENT, shotgunsRage.cites);
      return undefined;
    },
  },
};
