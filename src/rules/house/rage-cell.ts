import { sparesCell } from '../modules/prison/car.ts';
import type { HouseRule } from './house-rule.ts';

/** Whether the Shotgun’s Rage, beside the prison car, strikes whoever sits in the cell. */
export const rageCell: HouseRule = {
  id: 'rage-cell',
  options: ['hit', 'spared'],
  modules: ['prison'],
  cites: ['The Shotgun’s Rage', 'The Prison Car (Prison module)'],
  hooks: { spared: sparesCell('shotguns-rage') },
};
