import { friendly } from '../base/scoring/friendly.ts';
import type { HouseRule } from './house-rule.ts';

/** What a bullet fired at the partner costs a team in the race for the Gunslinger prize. */
export const teamsGunslingerPenalty: HouseRule = {
  id: 'teams-gunslinger-penalty',
  options: ['not-counted', 'minus-one'],
  cites: ['End of the Game'],
  hooks: {
    'minus-one': {
      numbers: {
        'score.fired': (game, bullets, { who }) =>
          game.state.setup.mode === 'teams' ? bullets - friendly(game, who) : bullets,
      },
    },
  },
};
