import { ROUNDS } from '../base/flow/round-cards.ts';
import type { HouseRule } from './house-rule.ts';

/** Whether the stagecoach falls back by one more car after the event of the last round. */
export const coachDriftLastRound: HouseRule = {
  id: 'coach-drift-last-round',
  options: ['yes', 'no'],
  cites: ["Phase 2: Stealin'!"],
  modules: ['stagecoach'],
  hooks: {
    no: {
      instead: {
        'coach.drift': ({ state }, step, former) => (state.round?.number === ROUNDS ? undefined : former(step)),
      },
    },
  },
};
