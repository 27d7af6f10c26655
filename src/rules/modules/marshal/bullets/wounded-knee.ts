import type { Bullet } from './bullet.ts';

/** With a wounded knee a bandit's Change Floor cards do nothing. */
export const woundedKnee: Bullet = { id: 'wounded-knee', cites: ['Extended Penalties'], stops: 'change-floor' };
