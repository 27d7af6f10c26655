import { roundEvents, stationEvents } from '../catalogue/names.ts';
import type { HouseRule } from './house-rule.ts';

const events: readonly string[] = [...roundEvents, ...stationEvents];

/** Whether Silk's Dodge power works when an event brings the Marshal and her together. */
export const silkDodgeEvents: HouseRule = {
  id: 'silk-dodge-events',
  options: ['encounter', 'event'],
  cites: ['Character Powers: Silk'],
  hooks: { event: { narrow: { 'meeting.takers': (_game, takers, { by }) => (events.includes(by) ? [] : takers) } } },
};
