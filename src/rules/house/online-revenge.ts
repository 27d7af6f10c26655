import { onTrainRoof } from '../engine/spaces.ts';
import { standing } from '../events/standing.ts';
import type { HouseRule } from './house-rule.ts';

/** Online, the Marshal's Revenge reaches every roof. */
export const onlineRevenge: HouseRule = {
  id: 'online-revenge',
  options: ['big-box', 'online'],
  cites: ['Marshal’s Revenge'],
  hooks: {
    online: {
      widen: {
        'event.struck': (game, struck, { event }) =>
          event === 'marshals-revenge' ? standing(game, onTrainRoof) : struck,
      },
    },
  },
};
