import type { HouseRule } from './house-rule.ts';

/** Whether somebody can play the Marshal against players of two bandits, or against teams. */
export const twoBanditsMarshal: HouseRule = {
  id: 'two-bandits-marshal',
  options: ['single-seat', 'not-offered'],
  modules: ['marshal'],
  cites: ['Set Up'],
  hooks: {},
  mode: {
    'not-offered': (mode) => (mode.places === 2 && mode.others.length > 0 ? { ...mode, players: [] } : mode),
  },
};
