import type { Setup } from '../engine/state.ts';
import { FREE, prisonerCard } from '../modules/prison/prisoners.ts';
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

/** Whether a table must agree on a power for Silk: she rides, or her sidekick lies there to be freed. */
export const asksForSilk = ({ seats, modules, drawn, house }: Pick<Setup, 'seats' | 'modules' | 'drawn' | 'house'>) =>
  seats.flat().includes('silk') ||
  (modules.includes('prison') &&
    house[silkPrisonerPower.id] !== 'move' &&
    (drawn[FREE] ?? []).includes(prisonerCard('silk')));
