import type { Power } from '../engine/hooks.ts';

/** Doc has one card more in hand when a round begins. */
export const doc: Power = {
  id: 'doc',
  cites: ['Character Powers: Doc'],
  hooks: { numbers: { 'hand.size': (_game, cards, { who }, bearer) => (who === bearer ? cards + 1 : cards) } },
};
