import type { HouseRule } from './house-rule.ts';

/** Online, Pickpocketing is not optional. */
export const onlinePickpocket: HouseRule = {
  id: 'online-pickpocket',
  options: ['big-box', 'online'],
  cites: ['Pickpocketing'],
  hooks: {
    online: {
      narrow: { 'event.answers': (_game, answers, { event }) => (event === 'pickpocketing' ? ['yes'] : answers) },
    },
  },
};
