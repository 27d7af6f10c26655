import type { Turn } from './turn.ts';

/** Speeding-Up turn: each player acts twice in a row, and either may be a play or a draw. */
export const speedingUp: Turn = { id: 'speeding-up', way: 1, acts: 2, face: 'up' };
