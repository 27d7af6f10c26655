import type { Rule } from '../../../engine/hooks.ts';
import { looks } from '../../../engine/tokens.ts';
import { ransom } from './ransom.ts';

const RANSOM = 1000;

/** The Banker costs nothing while he is kept, and pays a bandit who has a strongbox. */
export const banker: Rule = {
  id: 'banker',
  stage: 'module',
  cites: ['The Hostages'],
  hooks: {
    terms: ransom('banker', ({ state }, who) =>
      state.loot[who]?.some((token) => looks(token) === 'strongbox') ? RANSOM : 0,
    ),
  },
};
