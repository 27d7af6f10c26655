import type { Turn } from './turn.ts';

/** Switching turn: counterclockwise, starting with the First Player. */
export const switching: Turn = { id: 'switching', way: -1, acts: 1, face: 'up' };
