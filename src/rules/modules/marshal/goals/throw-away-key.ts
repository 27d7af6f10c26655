import { thingsAt } from '../../../engine/records.ts';
import { isPrisoner } from '../bullets/got-im.ts';
import { HE } from '../he.ts';
import type { Goal } from './goal.ts';

const ENOUGH = 2;

/** He has at least two prisoners. It is among the cards only where there are any. */
export const throwAwayKey: Goal = {
  id: 'throw-away-key',
  inPlay: () => false,
  holds: ({ state }) => thingsAt(state, HE).filter(isPrisoner).length >= ENOUGH,
};
