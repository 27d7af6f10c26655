import type { Rule } from '../../engine/hooks.ts';

/**
 * The Marshal is a character like the bandits: meeting him makes nobody flee and costs nobody a bullet. He himself flees
 * nobody, and runs past whoever makes bandits flee.
 */
export const character: Rule = {
  id: 'marshal-character',
  stage: 'module',
  cites: ['The Marshal (Marshal module)', 'General rules'],
  hooks: {
    narrow: {
      meetings: ({ kit }, met) => met.filter(({ who, cause }) => cause !== 'marshal' && kit.bandits.includes(who)),
    },
  },
};
