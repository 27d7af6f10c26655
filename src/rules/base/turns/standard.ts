import type { Turn } from './turn.ts';

/** Standard turn: face up, clockwise, one act each. */
export const standard: Turn = { id: 'standard', way: 1, acts: 1, face: 'up' };
