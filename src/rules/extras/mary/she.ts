/** Mary Pumpinks: a bandit whom nobody plays. She acts by cards of her own, and never leaves the inside of the train. */
import { spaceOf } from '../../engine/players.ts';
import { spotOf } from '../../engine/spaces.ts';
import type { Space, State, Who } from '../../engine/state.ts';

export const MARY: Who = 'mary';
/** So many cars at the end of the train get a jewel of hers. */
export const JEWEL_CARS = 3;
export const MARSHAL: Who = 'marshal';

export const isInside = (space: Space | undefined): boolean => spotOf(space)?.floor === 'in';

/** The number of the car in or on which a pawn stands; undefined off the train. */
export const carOf = (state: State, who: Who): number | undefined => spotOf(spaceOf(state, who))?.car;
