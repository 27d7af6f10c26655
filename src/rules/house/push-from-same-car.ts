import type { Hit } from '../base/actions/shoot.ts';
import { spaceOf } from '../engine/players.ts';
import { spotOf } from '../engine/spaces.ts';
import type { HouseRule } from './house-rule.ts';

/** Which way a bullet pushes that was fired through the ceiling of the shooter's own car. */
export const pushFromSameCar: HouseRule = {
  id: 'push-from-same-car',
  options: ['shooter-picks', 'none'],
  modules: ['prison'],
  cites: ['Character Powers: Django'],
  hooks: {
    none: {
      narrow: {
        'push.spaces'(game, spaces, action) {
          const { by, at } = action as Hit;
          return spotOf(spaceOf(game.state, by))?.car === spotOf(at)?.car ? [] : spaces;
        },
      },
    },
  },
};
