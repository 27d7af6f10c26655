import { spaceOf } from '../engine/players.ts';
import { onCoach } from '../modules/stagecoach/coach.ts';
import type { HouseRule } from './house-rule.ts';

/** Whether Tuco's bullets go through the roof of the stagecoach as through that of a car. */
export const tucoInCoach: HouseRule = {
  id: 'tuco-in-coach',
  options: ['yes', 'no'],
  cites: ['Character Powers: Tuco', 'Inside the Stagecoach'],
  modules: ['stagecoach'],
  hooks: {
    no: {
      narrow: { 'shoot.through': ({ state }, spaces, { by }) => (onCoach(spaceOf(state, by)) ? [] : spaces) },
    },
  },
};
