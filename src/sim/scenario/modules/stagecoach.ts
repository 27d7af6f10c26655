import { hostages } from '../../../rules/catalogue/names.ts';
import { isBandit } from '../../../rules/engine/players.ts';
import { besideCar, onTrainRoof } from '../../../rules/engine/spaces.ts';
import type { Place, State, Thing } from '../../../rules/engine/state.ts';
import { COACH, COACH_ROOF, coachCar, WAITING } from '../../../rules/modules/stagecoach/coach.ts';
import { hostageOf, hostagesIn } from '../../../rules/modules/stagecoach/hostages/held.ts';
import { SHOTGUN } from '../../../rules/modules/stagecoach/shotgun.ts';
import { bag } from '../bag.ts';
import { instead, type ModuleKeys } from '../module-keys.ts';
import type { Table } from '../schema.ts';

const isCoach = (thing: Thing): boolean => thing === COACH;
const all = hostages.map(hostageOf);

/** Where a key of `hostages` lies: `free` beside the cards, else a sheet. */
const placeOf = (key: string): Place => (key === 'free' ? WAITING : key);

/** The coach beside that car, and nowhere else. */
function coachAt(state: State, car: number): Record<Place, Thing[]> {
  const now = coachCar(state);
  return {
    ...(now !== undefined && instead(state, besideCar(now), isCoach, [])),
    ...instead(state, besideCar(car), isCoach, [COACH]),
  };
}

const hostagesAt = (state: State, named: NonNullable<Table['hostages']>): Record<Place, Thing[]> =>
  Object.assign(
    {},
    ...Object.entries(named).map(([key, names]) =>
      instead(state, placeOf(key), (thing) => all.includes(thing), [names].flat().map(hostageOf)),
    ),
  );

export const stagecoachKeys: ModuleKeys = {
  module: 'stagecoach',
  begin: (_scenario, state) => ({ pieces: { [SHOTGUN]: COACH_ROOF }, things: coachAt(state, 0) }),
  table: ({ stagecoach, hostages: named }, state) => ({
    things: {
      ...(stagecoach !== undefined && coachAt(state, stagecoach)),
      ...(named && hostagesAt(state, named)),
    },
  }),
  expect: {
    stagecoach: ({ state }) => coachCar(state),
    hostages: ({ state }, wanted: object) =>
      Object.fromEntries(Object.keys(wanted).map((key) => [key, bag(hostagesIn(state, placeOf(key)))])),
  },
  illegal: ({ setup, pieces }) => {
    const his = pieces[SHOTGUN];
    const met = setup.seats.flat().find((who) => isBandit(who) && onTrainRoof(his) && pieces[who] === his);
    return met === undefined ? undefined : `${met} cannot stay with the Shotgun`;
  },
};
