import type { HouseRule } from './house-rule.ts';

/** A bullet with a lasting penalty that the Marshal player fires by Angry Marshal, when the round is over. */
export const angryMarshalPenalty: HouseRule = {
  id: 'angry-marshal-penalty',
  options: ['expires', 'next-round'],
  modules: ['marshal'],
  cites: ['Angry Marshal', 'Extended Penalties'],
  hooks: {
    // Its round is over, so it goes into the deck at once.
    expires: { narrow: { 'bullet.laid': (_game, laid, { from }) => (from.card === 'angry-marshal' ? [] : laid) } },
  },
};
