import type { Bullet } from './bullet.ts';

/** A bullet like any other; that it was fired may be one of the Marshal's goals. */
export const golden: Bullet = { id: 'golden', cites: ['Instant Penalties'] };
