import type { Hit } from '../../base/actions/shoot.ts';
import { othersIn } from '../../base/actions/shoot.ts';
import type { Rule } from '../../engine/hooks.ts';
import { spaceOf } from '../../engine/players.ts';
import { onTrainRoof, spaceAt } from '../../engine/spaces.ts';
import type { Space, State } from '../../engine/state.ts';
import { alongside, COACH_IN, COACH_ROOF, coachCar } from './coach.ts';

/** Every roof of the train from the locomotive to the caboose. */
const roofs = (state: State): Space[] =>
  Array.from({ length: state.cars + 1 }, (_, car) => spaceAt(state, car, 'roof') as Space);

/** What lies across between the coach and the car that it stands beside, seen from either side; undefined elsewhere. */
function across(state: State, space: Space): Space | undefined {
  for (const own of [COACH_IN, COACH_ROOF]) {
    const other = alongside(state, own);
    if (space === own) return other;
    if (space === other) return own;
  }
  return undefined;
}

/** The roof is next to the roof beside it, for feet, fists and bullets; the inside only for fists and bullets. */
export const nextToTheCar: Rule = {
  id: 'stagecoach-spaces',
  stage: 'module',
  cites: ['Inside the Stagecoach', 'The Roof of the Stagecoach'],
  hooks: {
    widen: {
      'car.spaces': ({ state }, spaces, { car, part }) =>
        part === 'beside' && car === coachCar(state) ? [...spaces, COACH_IN, COACH_ROOF] : spaces,
      neighbours(game, near, { space, for: what }) {
        const other = across(game.state, space);
        if (other === undefined || what === 'marshal') return near;
        const walks = what === 'move' && (space === COACH_IN || other === COACH_IN);
        return walks ? near : [...near, other];
      },
    },
  },
};

/** Between the coach's roof and the train's roofs everybody is in sight, and Django's bullets push nobody. */
export const sightOverTheTrain: Rule = {
  id: 'stagecoach-sight',
  stage: 'module',
  cites: ['The Roof of the Stagecoach'],
  hooks: {
    widen: {
      'shoot.targets'(game, targets, { by }) {
        const from = spaceOf(game.state, by);
        if (onTrainRoof(from)) return [...targets, ...othersIn(game, by, COACH_ROOF)];
        if (from !== COACH_ROOF) return targets;
        return [...targets, ...roofs(game.state).flatMap((space) => othersIn(game, by, space))];
      },
    },
    narrow: {
      'push.spaces': (game, spaces, action) =>
        [(action as Hit).at, spaceOf(game.state, action.by)].includes(COACH_ROOF) ? [] : spaces,
    },
  },
};
