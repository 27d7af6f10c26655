import { isGone } from '../variants/flat-bed/car.ts';
import type { HouseRule } from './house-rule.ts';

/** Whether one runs and shoots across the missing roof. */
export const flatBedCrossing: HouseRule = {
  id: 'flat-bed-crossing',
  options: ['across', 'stops'],
  cites: ['Tuco Variant – Flat-Bed Car', 'Move', 'Shoot'],
  modules: ['flat-bed'],
  hooks: {
    stops: {
      narrow: {
        neighbours: ({ state }, near, { for: what }) =>
          what === 'move' ? near.filter((space) => !isGone(state, space)) : near,
        'shoot.row'({ state }, row) {
          const at = row.findIndex((space) => isGone(state, space));
          return at < 0 ? row : row.slice(0, at);
        },
      },
    },
  },
};
