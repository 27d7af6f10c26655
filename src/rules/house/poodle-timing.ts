import type { Draw } from '../modules/stagecoach/hostages/poodle.ts';
import type { HouseRule } from './house-rule.ts';

/** When the Lady's Poodle puts its bullet into the deck: before the hand is drawn, or on top after it. */
export const poodleTiming: HouseRule = {
  id: 'poodle-timing',
  options: ['before-draw', 'after-draw'],
  cites: ['The Hostages'],
  modules: ['stagecoach'],
  hooks: {
    'after-draw': {
      instead: {
        'round.draw': (_game, step, former) =>
          (step as Draw).poodle === 'walked' ? former(step) : [{ ...step, poodle: 'walked' }, { do: 'poodle' }],
      },
    },
  },
};
