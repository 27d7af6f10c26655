import type { HouseRule } from './house-rule.ts';

/** Online, two players ride behind four cars. */
export const onlineCars: HouseRule = {
  id: 'online-cars',
  options: ['big-box', 'online'],
  cites: ['Set Up'],
  hooks: {},
  mode: {
    online: (mode) =>
      mode.id === 'two-bandits' ? { ...mode, cars: (players) => (players === 2 ? 4 : mode.cars(players)) } : mode,
  },
};
