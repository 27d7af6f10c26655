import type { HouseRule } from './house-rule.ts';

/** Which bullet cards weigh when a tie is broken. */
export const tieBullets: HouseRule = {
  id: 'tie-bullets',
  options: ['all', 'shots'],
  cites: ['End of the Game'],
  hooks: {
    shots: { narrow: { 'score.bullets': (_game, bullets) => bullets.filter((by) => by !== 'neutral') } },
  },
};
