import { strongboxesOf } from '../../../base/scoring/strongboxes.ts';
import type { Rule } from '../../../engine/hooks.ts';
import { ransom } from './ransom.ts';

const RANSOM = 1000;

/** The Banker costs nothing while he is kept, and pays a bandit who has a strongbox. */
export const banker: Rule = {
  id: 'banker',
  stage: 'module',
  cites: ['The Hostages'],
  hooks: {
    terms: ransom('banker', (game, who) => (strongboxesOf(game, who).length > 0 ? RANSOM : 0)),
  },
};
