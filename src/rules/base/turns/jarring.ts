import type { Turn } from './turn.ts';

/** Jarring turn: neither Shoot nor Punch may be laid. */
export const jarring: Turn = { id: 'jarring', way: 1, acts: 1, face: 'up', forbids: ['shoot', 'punch'] };
