import type { Turn } from './turn.ts';

/** Turmoil turn: all choose at the same time, the cards are revealed together and piled in the normal order. */
export const turmoil: Turn = { id: 'turmoil', way: 1, acts: 1, face: 'up', together: true };
