import { looks } from '../../../engine/tokens.ts';
import { MAILBAG } from '../bullets/drop-that-bag.ts';
import { HE } from '../he.ts';
import type { Goal } from './goal.ts';

/** He has at least one mailbag. */
export const mail: Goal = {
  id: 'mail',
  holds: ({ state }) => (state.loot[HE] ?? []).some((token) => looks(token) === MAILBAG),
};
