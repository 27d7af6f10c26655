import { cylinderOf, PILES } from '../he.ts';
import type { Goal } from './goal.ts';

/** At least one of his two cylinders is empty. */
export const goldenBullet: Goal = {
  id: 'golden-bullet',
  holds: ({ state }) => PILES.some((pile) => (state.cylinder[cylinderOf(pile)] ?? 0) === 0),
};
