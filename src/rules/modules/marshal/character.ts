import type { Rule } from '../../engine/hooks.ts';

/** The Marshal is a character like the bandits: meeting him makes nobody flee and costs nobody a bullet. */
export const character: Rule = {
  id: 'marshal-character',
  stage: 'module',
  cites: ['The Marshal (Marshal module)', 'General rules'],
  hooks: { narrow: { meetings: (_game, met) => met.filter(({ cause }) => cause !== 'marshal') } },
};
