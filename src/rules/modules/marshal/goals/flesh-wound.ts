import { brawlersAt } from '../brawlers.ts';
import { HE } from '../he.ts';
import type { Goal } from './goal.ts';

/** At least one brawler card is left on his sheet. */
export const fleshWound: Goal = { id: 'flesh-wound', holds: (game) => brawlersAt(game, HE).length > 0 };
