import { besideCar } from '../../../rules/engine/spaces.ts';
import type { Thing } from '../../../rules/engine/state.ts';
import { HORSE, horsesAt, isHorse } from '../../../rules/modules/horses/horse.ts';
import { instead, type ModuleKeys } from '../module-keys.ts';

export const horsesKeys: ModuleKeys = {
  module: 'horses',
  table: ({ horses = {} }, state) => ({
    things: Object.assign(
      {},
      ...Object.entries(horses).map(([car, count]) =>
        instead(state, besideCar(Number(car)), isHorse, Array<Thing>(count).fill(HORSE)),
      ),
    ),
  }),
  expect: {
    horses: ({ state }, wanted: object) =>
      Object.fromEntries(Object.keys(wanted).map((car) => [car, horsesAt(state, Number(car))])),
  },
};
