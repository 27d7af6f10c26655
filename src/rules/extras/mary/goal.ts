import type { Rule } from '../../engine/hooks.ts';
import { MARY } from './she.ts';

/** She has no bullets of her own and takes no part in the race for the Gunslinger; she wins by being the richest. */
export const goal: Rule = {
  id: 'mary-goal',
  stage: 'variant',
  cites: ['Mary Pumpinks', 'End of the Game'],
  hooks: {
    numbers: { 'score.fired': (_game, bullets, { who }) => (who === MARY ? 0 : bullets) },
    narrow: { 'score.gunslingers': (_game, tied) => tied.filter((who) => who !== MARY) },
  },
};
