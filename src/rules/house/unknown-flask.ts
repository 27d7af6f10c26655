import type { HouseRule } from './house-rule.ts';

/** Whether flasks lie face down, alike for everybody but their owner. The rules about flasks ask for it. */
export const unknownFlask: HouseRule = {
  id: 'unknown-flask',
  options: ['by-kind', 'one-kind'],
  cites: ['The Whiskey Flasks'],
  modules: ['whiskey'],
  hooks: {},
};
