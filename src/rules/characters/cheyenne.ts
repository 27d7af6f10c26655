import type { Punch } from '../base/actions/punch.ts';
import type { Power } from '../engine/hooks.ts';
import { looks } from '../engine/tokens.ts';

/** Cheyenne may keep the purse that her punch knocks loose; anything else falls to the floor. */
export const cheyenne: Power = {
  id: 'cheyenne',
  cites: ['Character Powers: Cheyenne'],
  hooks: {
    widen: {
      'punch.keepers': (_game, keepers, action, bearer) =>
        action.by === bearer && looks((action as Punch).token ?? '') === 'purse' ? [...keepers, bearer] : keepers,
    },
  },
};
