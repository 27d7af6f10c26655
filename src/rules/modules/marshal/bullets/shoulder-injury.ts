import type { Bullet } from './bullet.ts';

/** With an injured shoulder a bandit's Punch cards do nothing. */
export const shoulderInjury: Bullet = { id: 'shoulder-injury', cites: ['Extended Penalties'], stops: 'punch' };
