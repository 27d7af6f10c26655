import type { Rule } from '../../engine/hooks.ts';
import { onCoach } from './coach.ts';

/** Whoever is in or on the stagecoach when the train reaches its station has got away. */
export const fled: Rule = {
  id: 'stagecoach-escape',
  stage: 'module',
  cites: ['Escape'],
  hooks: {
    narrow: {
      'event.struck': ({ state }, struck, { event }) =>
        event === 'escape' ? struck.filter((who) => !onCoach(state.pieces[who])) : struck,
    },
  },
};
