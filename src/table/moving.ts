import type { PutBack } from '../messages/view.ts';
import type { Who } from '../rules/engine/state.ts';

/** A line of the list of pieces to put back: `count` pieces go from one place to another; `whose` deck or hand, where it is one. */
export const move = (
  piece: string,
  from: PutBack['from'],
  to: PutBack['to'],
  whose: Who | null = null,
  count = 1,
): PutBack => ({ piece, from, to, whose, count });
