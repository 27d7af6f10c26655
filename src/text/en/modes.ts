/** The ways to sit down, each in a few words. */
import type { ModeText } from '../texts.ts';
import { humanise } from './words.ts';

const modes: Record<string, ModeText> = {
  standard: { name: 'Every bandit alone', note: 'One bandit each, all against all' },
  'two-bandits': { name: 'Two bandits each', note: 'One deck of eleven cards for both' },
  teams: { name: 'Teams of two', note: 'Partners share the loot, and a card now and then' },
};

export const tellMode = (id: string): ModeText => modes[id] ?? { name: humanise(id), note: '' };
