import type { HouseRule } from './house-rule.ts';

/** Whether Silk may keep the bullet that her Dodge power could pass on. */
export const silkDodgeSelf: HouseRule = {
  id: 'silk-dodge-self',
  options: ['no', 'yes'],
  cites: ['Character Powers: Silk'],
  hooks: { yes: { widen: { 'meeting.takers': (_game, takers, { who }) => [...takers, who] } } },
};
