import { thingsAt } from '../../../engine/records.ts';
import { put } from '../../../engine/verbs.ts';
import { HE } from '../he.ts';
import type { Bullet } from './bullet.ts';

/** Whether a thing is a prisoner card, known by name or not. */
export const isPrisoner = (thing: string): boolean => thing === 'prisoner' || thing.startsWith('prisoner:');

/** The prisoner of whoever was hit is the Marshal's again. */
export const gotIm: Bullet = {
  id: 'got-im',
  cites: ['Instant Penalties'],
  strike(game, { target }, cites) {
    const caught = thingsAt(game.state, target).filter(isPrisoner);
    put(
      game,
      caught.map((thing) => ({ thing, from: target, to: HE })),
      'got-im',
      cites,
    );
  },
};
