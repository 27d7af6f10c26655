import { chosenHouse } from '../../rules/modes.ts';
import { ownCars } from '../../rules/modules/index.ts';
import { FLASKS } from '../../rules/modules/whiskey/flasks.ts';
import { type ModuleLaying, step } from './module-laying.ts';

export const whiskey: ModuleLaying = {
  train: (setup) => {
    const house = chosenHouse(setup);
    const own = house['prison-car-flask'] === 'yes' ? 0 : ownCars(setup).length;
    const last = Math.min(FLASKS, setup.carCount - own);
    return [step(house['unknown-flask'] === 'one-kind' ? 'box.flasks-open' : 'box.flasks', { last })];
  },
};
