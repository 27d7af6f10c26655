import type { Bullet } from './bullet.ts';

/** A bullet card on which the table finds no penalty. */
export const plain: Bullet = { id: 'plain', cites: ["Marshal's Bullet Cards (Marshal module)"] };
