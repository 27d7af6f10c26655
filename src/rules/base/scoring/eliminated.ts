/** Bandits who were knocked off the train, caught or left behind take no part in the final count. */
import type { Rule } from '../../engine/hooks.ts';

export const eliminated: Rule = {
  id: 'eliminated',
  stage: 'rule',
  cites: ['End of the Game'],
  hooks: {
    narrow: { 'score.bandits': (game, all) => all.filter((who) => !game.state.eliminated.includes(who)) },
  },
};
