import type { Turn } from './turn.ts';

/** Tunnel turn: every card is laid face down. */
export const tunnel: Turn = { id: 'tunnel', way: 1, acts: 1, face: 'down' };
