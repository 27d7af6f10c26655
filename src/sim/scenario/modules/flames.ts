import { besideCar } from '../../../rules/engine/spaces.ts';
import type { Place, State, Thing } from '../../../rules/engine/state.ts';
import { burningCars, FIRE } from '../../../rules/variants/flames/fire.ts';
import { instead, type ModuleKeys } from '../module-keys.ts';

const isFire = (thing: Thing): boolean => thing === FIRE;

/** Fire along these cars and no others. */
const alight = (state: State, cars: readonly number[]): Record<Place, Thing[]> =>
  Object.assign(
    {},
    ...[...new Set([...burningCars(state), ...cars])].map((car) =>
      instead(state, besideCar(car), isFire, cars.includes(car) ? [FIRE] : []),
    ),
  );

/** `fire`: the cars on fire. */
export const flamesKeys: ModuleKeys = {
  module: 'flames',
  table: ({ fire }, state) => (fire ? { things: alight(state, fire) } : {}),
  expect: { fire: ({ state }) => burningCars(state) },
};
