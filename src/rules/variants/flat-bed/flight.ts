import type { Rule } from '../../engine/hooks.ts';
import { spaceAt, spotOf } from '../../engine/spaces.ts';
import type { Space, State } from '../../engine/state.ts';
import { below, cites, isGone } from './car.ts';

/** The inside of the next car towards the caboose, or of the one before the caboose. */
function nextCar(state: State, roof: Space): Space {
  const car = spotOf(roof)?.car ?? 0;
  return (spaceAt(state, car + 1, 'in') ?? spaceAt(state, car - 1, 'in')) as Space;
}

/** From the Marshal on the open car one flees along the train, where there is no roof to flee to. */
export const noFlight: Rule = {
  id: 'flat-bed-flight',
  stage: 'variant',
  cites: [...cites, 'Marshal'],
  hooks: {
    narrow: {
      meetings: ({ state }, met) =>
        met.map((one) => {
          if (!one.flee.some((space) => isGone(state, space))) return one;
          const flee = one.flee.map((space) => {
            if (!isGone(state, space)) return space;
            return one.encounter ? nextCar(state, space) : below(state, space);
          });
          return { ...one, flee, cites: [...one.cites, ...cites] };
        }),
    },
  },
};
