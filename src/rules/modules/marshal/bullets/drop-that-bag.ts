import { number } from '../../../engine/lists.ts';
import { looks } from '../../../engine/tokens.ts';
import { takeLoot } from '../../../engine/verbs.ts';
import { HE } from '../he.ts';
import type { Bullet } from './bullet.ts';

export const MAILBAG = 'mailbag';

/** A mailbag of whoever was hit is the Marshal's; of two he picks one without looking. */
export const dropThatBag: Bullet = {
  id: 'drop-that-bag',
  cites: ['Instant Penalties'],
  strike(game, { target }, cites) {
    const held = (game.state.loot[target] ?? []).filter((token) => looks(token) === MAILBAG).length;
    const taken = Math.min(held, number(game, 'mailbags.taken', { held }, 1));
    for (let bag = 0; bag < taken; bag++) takeLoot(game, HE, MAILBAG, target, 'drop-that-bag', cites);
  },
};
