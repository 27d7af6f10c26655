import type { Setup } from '../engine/state.ts';
import type { HouseRule } from './house-rule.ts';

/** Which power Silk's sidekick lends while nobody plays Silk: the one agreed on for her, or always Move. */
export const silkPrisonerPower: HouseRule = {
  id: 'silk-prisoner-power',
  options: ['agree', 'move'],
  modules: ['prison'],
  cites: ['The Prisoners (Prison module)', 'Character Powers: Silk'],
  hooks: {},
};

/** Silk's power of the night, for herself or for whoever frees her sidekick. */
export function silkPower({ silk, seats }: Setup, house: Readonly<Record<string, string>>): string {
  const lentAsMove = house[silkPrisonerPower.id] === 'move' && !seats.flat().includes('silk');
  return lentAsMove || silk === '' ? 'move' : silk;
}
