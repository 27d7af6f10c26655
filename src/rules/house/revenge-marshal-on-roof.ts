import { onRoof, otherFloor } from '../engine/spaces.ts';
import { PAWN } from '../modules/marshal/he.ts';
import type { HouseRule } from './house-rule.ts';

/** Whom Marshal's Revenge strikes while the Marshal player's pawn is on a roof. */
export const revengeMarshalOnRoof: HouseRule = {
  id: 'revenge-marshal-on-roof',
  options: ['both-floors', 'roof-if-inside'],
  modules: ['marshal'],
  cites: ['Marshal’s Revenge'],
  hooks: {
    'roof-if-inside': {
      narrow: {
        'event.struck': ({ state }, struck, { event }) => {
          const his = state.pieces[PAWN];
          if (event !== 'marshals-revenge' || his === undefined || !onRoof(his)) return struck;
          const below = otherFloor(his);
          return struck.filter((who) => state.pieces[who] !== below);
        },
      },
    },
  },
};
