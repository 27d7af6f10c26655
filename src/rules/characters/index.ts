import type { Power } from '../engine/hooks.ts';
import type { Setup } from '../engine/state.ts';
import { alPatron } from './al-patron.ts';
import { belle } from './belle.ts';
import { cheyenne } from './cheyenne.ts';
import { django } from './django.ts';
import { doc } from './doc.ts';
import { ghost } from './ghost.ts';
import { mei } from './mei.ts';
import { silkBlock } from './silk-block.ts';
import { silkDodge } from './silk-dodge.ts';
import { silkMove } from './silk-move.ts';
import { tuco } from './tuco.ts';

/** Silk has the power that the table agreed on; one that it made up is its own to resolve, and no rule here. */
const silk: Readonly<Record<string, Power>> = { move: silkMove, dodge: silkDodge, block: silkBlock };

/** The powers of a night: everybody's, played or not, since a power may be lent to another bandit. */
export const powersFor = (setup: Pick<Setup, 'silk'>): Power[] => {
  const hers = silk[setup.silk];
  return [ghost, doc, tuco, cheyenne, belle, django, mei, alPatron, ...(hers ? [hers] : [])];
};
