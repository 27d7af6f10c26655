import type { Module } from '../../modules/module.ts';
import { deck, herCards } from './deck.ts';
import { goal } from './goal.ts';
import { hatTip } from './hat-tip.ts';
import { herMove } from './move.ts';
import { herPunch } from './punch.ts';
import { rob } from './rob.ts';
import { withHerSeat } from './seat.ts';
import { seduction } from './seduction.ts';
import { setUp } from './set-up.ts';
import { MARY } from './she.ts';
import { herShoot } from './shoot.ts';
import { sweetheart } from './sweetheart.ts';

/** The modules that she bears. */
const allowed: readonly string[] = ['horses', 'stagecoach'];

/** Mary Pumpinks, who sits down though nobody plays her. */
export const mary: Module = {
  id: MARY,
  rules: [setUp, deck, sweetheart, seduction, herPunch, hatTip, rob, herMove, herShoot, goal],
  mode: withHerSeat,
  faults: ({ modules }) => (modules.every((id) => allowed.includes(id)) ? [] : ['mary-modules']),
  unarmed: [MARY],
  ownCards: {
    who: MARY,
    actions: { names: herCards, most: 1, count: herCards.length },
    bullets: { names: [], most: 0, count: 0 },
    added: [],
    pieces: [],
  },
};
