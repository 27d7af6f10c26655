import type { HouseRule } from './house-rule.ts';

/** Online, there is no Gunslinger prize for two players. */
export const onlineGunslinger: HouseRule = {
  id: 'online-gunslinger',
  options: ['big-box', 'online'],
  cites: ['End of the Game'],
  hooks: {
    online: { narrow: { 'score.gunslingers': (game, tied) => (game.kit.players.length === 2 ? [] : tied) } },
  },
};
