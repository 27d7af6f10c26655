import { besideCar } from '../../../rules/engine/spaces.ts';
import { FLAT_BED } from '../../../rules/variants/flat-bed/car.ts';
import { instead, type ModuleKeys } from '../module-keys.ts';

/** `cars-special`: which car has no roof. */
export const flatBedKeys: ModuleKeys = {
  module: 'flat-bed',
  table: ({ 'cars-special': special = {} }, state) => ({
    things: Object.assign(
      {},
      ...Object.entries(special).flatMap(([car, kind]) =>
        kind === FLAT_BED ? [instead(state, besideCar(Number(car)), (thing) => thing === FLAT_BED, [FLAT_BED])] : [],
      ),
    ),
  }),
};
