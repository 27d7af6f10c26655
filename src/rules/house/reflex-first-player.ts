import { playersFrom } from '../engine/players.ts';
import type { HouseRule } from './house-rule.ts';

/** Who begins the Reflex Action: the First Player of the round just played, or the one who has the marker by then. */
export const reflexFirstPlayer: HouseRule = {
  id: 'reflex-first-player',
  options: ['old', 'new'],
  cites: ['Reflex Action'],
  hooks: {
    new: {
      narrow: {
        'event.order': (game, players, { event }) => (event === 'reflex-action' ? [...playersFrom(game)] : players),
      },
    },
  },
};
