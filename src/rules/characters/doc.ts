import type { Power } from '../engine/hooks.ts';

/** Doc's player has one card more in hand when a round begins. */
export const doc: Power = {
  id: 'doc',
  cites: ['Character Powers: Doc'],
  hooks: {
    numbers: { 'hand.size': (game, cards, { who }, bearer) => (who === game.kit.playerOf[bearer] ? cards + 1 : cards) },
  },
};
