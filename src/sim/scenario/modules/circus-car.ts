import { besideCar } from '../../../rules/engine/spaces.ts';
import { CIRCUS } from '../../../rules/extras/circus-car/car.ts';
import { instead, type ModuleKeys } from '../module-keys.ts';

/** `cars-special`: which car is the circus car. */
export const circusCarKeys: ModuleKeys = {
  module: 'circus-car',
  table: ({ 'cars-special': special = {} }, state) => ({
    things: Object.assign(
      {},
      ...Object.entries(special).flatMap(([car, kind]) =>
        kind === CIRCUS ? [instead(state, besideCar(Number(car)), (thing) => thing === CIRCUS, [CIRCUS])] : [],
      ),
    ),
  }),
};
