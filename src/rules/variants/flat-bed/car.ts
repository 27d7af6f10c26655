import { thingsAt } from '../../engine/records.ts';
import { besideCar, spotOf } from '../../engine/spaces.ts';
import type { Cite, Space, State, Thing } from '../../engine/state.ts';

/** Lies along the car that has no roof. */
export const FLAT_BED: Thing = 'flat-bed';
export const cites: readonly Cite[] = ['Tuco Variant – Flat-Bed Car'];

const isFlat = (state: State, car: number): boolean => thingsAt(state, besideCar(car)).includes(FLAT_BED);

/** Whether that roof was taken off. */
export function isGone(state: State, space: Space | undefined): boolean {
  const spot = spotOf(space);
  return spot?.floor === 'roof' && isFlat(state, spot.car);
}

/** The same space, or the inside below a roof that was taken off. */
export const below = (state: State, space: Space): Space =>
  isGone(state, space) ? space.replace(/roof$/, 'in') : space;
