import { sparesCell } from '../modules/prison/car.ts';
import type { HouseRule } from './house-rule.ts';

/** Whether the Passengers' Rebellion strikes whoever sits in the cell. */
export const rebellionCell: HouseRule = {
  id: 'rebellion-cell',
  options: ['hit', 'spared'],
  modules: ['prison'],
  cites: ['Passengers’ Rebellion', 'The Prison Car (Prison module)'],
  hooks: { spared: sparesCell('passengers-rebellion') },
};
