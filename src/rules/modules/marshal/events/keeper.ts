import type { Rule } from '../../../engine/hooks.ts';
import { HE } from '../he.ts';

/** What an event would have him use up where he stands, he keeps on his sheet instead, and he does not walk. */
export const keeper: Rule = {
  id: 'marshal-keeps',
  stage: 'module',
  cites: ['End of Turn Events (Round)'],
  hooks: { widen: { 'event.keepers': (_game, keepers) => [...keepers, HE] } },
};
