import { DYNAMITE } from '../variants/dynamite/stick.ts';
import type { HouseRule } from './house-rule.ts';

/** Whether a Loot must throw the Dynamite where nothing else lies. */
export const dynamiteOnlyLoot: HouseRule = {
  id: 'dynamite-only-loot',
  options: ['must-throw', 'may-skip'],
  cites: ['Django Variant – Dynamite', 'Loot'],
  modules: ['dynamite'],
  hooks: {
    'may-skip': {
      widen: { 'loot.ways': (_game, ways) => (ways.every((way) => way === DYNAMITE) ? [...ways, 'no'] : ways) },
    },
  },
};
