import type { HouseRule } from './house-rule.ts';

/** Whether a bandit inside may ride no car at all and end where he was, while he could ride elsewhere. Ride asks for it. */
export const rideZeroInside: HouseRule = {
  id: 'ride-zero-inside',
  options: ['no', 'yes'],
  cites: ['Ride (Horses module)'],
  modules: ['horses'],
  hooks: {},
};
