import { AMULET } from '../variants/amulet/held.ts';
import type { HouseRule } from './house-rule.ts';

/** Whether a punch can knock the Amulet loose, and where the jewels of its next holder fall: where he was hit, or where he comes to. */
export const amuletLoss: HouseRule = {
  id: 'amulet-loss',
  options: ['yes', 'no'],
  cites: ['Cheyenne Variant – Amulet', 'Punch'],
  modules: ['amulet'],
  hooks: {
    no: { narrow: { 'punch.tokens': (_game, tokens) => tokens.filter((token) => token !== AMULET) } },
  },
};
