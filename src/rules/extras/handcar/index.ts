import type { Module } from '../../modules/module.ts';
import { handcarAndSilk } from '../pairs/handcar-and-silk.ts';
import { access } from './access.ts';
import { ENDS, endOf, HANDCAR, HIDDEN, ON_IT } from './handcar.ts';
import { hiding } from './hiding.ts';
import { launch } from './launch.ts';
import { setUp } from './set-up.ts';

/** A handcar at one end of the train, on which a bandit gets round to the other and hides. */
export const handcar: Module = {
  id: HANDCAR,
  rules: [setUp, access, launch, hiding, handcarAndSilk],
  spaces: [ON_IT, HIDDEN],
  places: ENDS,
  things: { [HANDCAR]: 1 },
  annexes: (state) => {
    const end = endOf(state);
    return end === undefined ? [] : [{ id: HANDCAR, car: end === 'front' ? 0 : state.cars, spaces: [ON_IT] }];
  },
};
