import type { HouseRule } from './house-rule.ts';

/** What Drop That Bag takes from a bandit who holds both mailbags. */
export const dropThatBagTwo: HouseRule = {
  id: 'drop-that-bag-two',
  options: ['one', 'both'],
  modules: ['marshal'],
  cites: ['Instant Penalties'],
  hooks: { both: { numbers: { 'mailbags.taken': (_game, _one, { held }) => held } } },
};
