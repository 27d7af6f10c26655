import { GIRAFFE } from '../extras/circus-car/giraffe.ts';
import type { HouseRule } from './house-rule.ts';

/** Whether only a bandit's own movement leads to the giraffe, or any arrival but by her. */
export const giraffeArrival: HouseRule = {
  id: 'giraffe-arrival',
  options: ['own-movement', 'any'],
  cites: ['The Circus Car'],
  modules: ['circus-car'],
  hooks: {
    any: {
      widen: {
        'giraffe.offers': (_game, _own, { arrived }) =>
          arrived.filter(({ cause }) => cause !== GIRAFFE && cause !== 'set-up'),
      },
    },
  },
};
