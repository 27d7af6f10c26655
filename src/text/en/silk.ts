/** Silk's powers, of which the table agrees on one. */
import type { ModeText } from '../texts.ts';
import { humanise } from './words.ts';

const powers: Record<string, ModeText> = {
  move: {
    name: 'Light-footed',
    note: 'Her Move goes one or two cars, inside or on the roofs, and past a lawman.',
  },
  dodge: {
    name: 'Slippery',
    note: 'The bullet of a meeting with the Marshal goes to a bandit she names; then she flees as usual.',
  },
  block: {
    name: 'Doorkeeper',
    note: 'Nobody walks into her car through its rear door with a Move.',
  },
  own: { name: 'Our own', note: 'A power that the table makes up, in its own words.' },
};

export const tellSilk = (id: string): ModeText => powers[id] ?? { name: humanise(id), note: '' };
