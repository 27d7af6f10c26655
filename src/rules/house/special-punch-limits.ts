import type { HouseRule } from './house-rule.ts';

/** Whether what stops, or follows, a Punch holds for the special one. The card asks for it; Brawlers are none of its own. */
export const specialPunchLimits: HouseRule = {
  id: 'special-punch-limits',
  options: ['as-punch', 'free'],
  cites: ['The Special Punch Cards', 'Punch'],
  modules: ['special-punch'],
  hooks: {
    free: {
      instead: {
        'brawler.take': (_game, step, former) => (step.card === 'special-punch' ? undefined : former(step)),
      },
    },
  },
};
