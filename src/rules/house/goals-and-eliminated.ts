import type { HouseRule } from './house-rule.ts';

/** Whether the decks of bandits who are out of the final count matter for the Marshal player's goals. */
export const goalsAndEliminated: HouseRule = {
  id: 'goals-and-eliminated',
  options: ['count', 'ignore'],
  modules: ['marshal'],
  cites: ["Marshal's Goal Card (Marshal module)"],
  hooks: {
    ignore: { narrow: { 'goal.bandits': ({ state }, all) => all.filter((who) => !state.eliminated.includes(who)) } },
  },
};
