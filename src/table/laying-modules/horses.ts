import { ownCars } from '../../rules/modules/index.ts';
import { type ModuleLaying, step } from './module-laying.ts';

export const horses: ModuleLaying = {
  placing: (setup) => {
    const { mode, carCount } = setup;
    return [
      step(mode === 'two-bandits' ? 'box.boarding-twos' : 'box.boarding', { last: carCount - ownCars(setup).length }),
    ];
  },
};
