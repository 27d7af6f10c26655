import type { HouseRule } from './house-rule.ts';

/** Whether Mary takes the bullet of a Marshal from whom she does not flee. Her rule asks for it. */
export const maryMarshalBullet: HouseRule = {
  id: 'mary-marshal-bullet',
  options: ['no', 'yes'],
  cites: ["Mary's Power: Marshal's Sweetheart"],
  modules: ['mary'],
  hooks: {},
};
