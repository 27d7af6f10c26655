import type { Rule } from '../../engine/hooks.ts';
import { HE } from '../marshal/he.ts';

/** A flask that an event would have him empty where he stands, he keeps on his sheet instead, and he does not walk. */
export const marshalKeepsFlask: Rule = {
  id: 'marshal-keeps',
  stage: 'module',
  cites: ['A Shot of Whiskey for the Marshal'],
  hooks: { widen: { 'event.keepers': (_game, keepers) => [...keepers, HE] } },
};
