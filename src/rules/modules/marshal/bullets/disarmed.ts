import type { Bullet } from './bullet.ts';

/** A disarmed bandit's Shoot cards do nothing. */
export const disarmed: Bullet = { id: 'disarmed', cites: ['Extended Penalties'], stops: 'shoot' };
