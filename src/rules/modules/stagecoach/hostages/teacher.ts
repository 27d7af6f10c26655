import type { Rule } from '../../../engine/hooks.ts';
import { holds } from './held.ts';
import { ransom } from './ransom.ts';

const RANSOM = 800;

/** With the Teacher a bandit punches nobody any more, whatever card the Punch comes from. */
export const teacher: Rule = {
  id: 'teacher',
  stage: 'module',
  cites: ['The Hostages'],
  hooks: {
    barAction: (game, { do: action, by }) =>
      action === 'punch' && holds(game, by, 'teacher') ? teacher.cites[0] : undefined,
    terms: ransom('teacher', () => RANSOM),
  },
};
