import type { HouseRule } from './house-rule.ts';

/** Whether a flask lies in the prison car too. The rule that keeps loot out of that car asks for it. */
export const prisonCarFlask: HouseRule = {
  id: 'prison-car-flask',
  options: ['no', 'yes'],
  cites: ['The Whiskey Flasks', 'Set Up'],
  modules: ['whiskey'],
  hooks: {},
};
