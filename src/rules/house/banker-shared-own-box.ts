import { isShared } from '../events/sharing-the-loot.ts';
import type { HouseRule } from './house-rule.ts';

/** Whether the Banker pays a bandit whose own strongbox is shared with others. */
export const bankerSharedOwnBox: HouseRule = {
  id: 'banker-shared-own-box',
  options: ['yes', 'no'],
  cites: ['The Hostages', 'Sharing the Loot'],
  modules: ['stagecoach'],
  hooks: {
    no: {
      numbers: {
        'score.ransom': (game, dollars, { who, hostage }) =>
          hostage === 'banker' && isShared(game, who) ? 0 : dollars,
      },
    },
  },
};
