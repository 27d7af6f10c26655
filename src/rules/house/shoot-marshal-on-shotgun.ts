import { spaceOf } from '../engine/players.ts';
import { onTrainRoof } from '../engine/spaces.ts';
import { HE, PAWN } from '../modules/marshal/he.ts';
import type { HouseRule } from './house-rule.ts';

/** Whether shots along the roofs reach the Marshal player's pawn where it stands with the Shotgun. */
export const shootMarshalOnShotgun: HouseRule = {
  id: 'shoot-marshal-on-shotgun',
  options: ['yes', 'no'],
  modules: ['marshal'],
  cites: ['Shoot', 'The Shotgun (Stagecoach module)'],
  hooks: {
    no: {
      narrow: {
        'shoot.targets': ({ state }, targets, { by }) =>
          state.pieces[PAWN] === state.pieces.shotgun && onTrainRoof(spaceOf(state, by))
            ? targets.filter((who) => who !== HE)
            : targets,
      },
    },
  },
};
