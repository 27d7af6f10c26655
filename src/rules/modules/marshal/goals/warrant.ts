import type { Who } from '../../../engine/state.ts';
import { HE } from '../he.ts';
import { hangsAt } from '../wanted.ts';
import type { Goal } from './goal.ts';

/** That bandit's wanted poster is his: he was captured at least once. */
export const warrant = (who: Who): Goal => ({ id: `warrant:${who}`, holds: (game) => hangsAt(game, who, HE) });
