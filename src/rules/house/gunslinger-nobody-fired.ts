import type { HouseRule } from './house-rule.ts';

/** Whether the Gunslinger prize is paid when nobody fired a bullet. */
export const gunslingerNobodyFired: HouseRule = {
  id: 'gunslinger-nobody-fired',
  options: ['all-tied', 'none'],
  cites: ['End of the Game'],
  hooks: {
    none: {
      narrow: {
        'score.gunslingers': (_game, tied, { fired }) =>
          Object.values(fired).some((bullets) => bullets > 0) ? tied : [],
      },
    },
  },
};
