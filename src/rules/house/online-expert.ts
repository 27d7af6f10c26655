import type { HouseRule } from './house-rule.ts';

/** Online, two players always play the Expert variant. */
export const onlineExpert: HouseRule = {
  id: 'online-expert',
  options: ['big-box', 'online'],
  cites: ["Phase 1: Schemin'!"],
  hooks: {},
  mode: {
    online: (mode) => (mode.id === 'two-bandits' ? { ...mode, expert: (players) => players === 2 } : mode),
  },
};
