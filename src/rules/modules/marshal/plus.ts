import type { Rule, Scheming } from '../../engine/hooks.ts';
import type { Action, Step } from '../../engine/state.ts';
import { HE } from './he.ts';

/** What leads to a further card, as the turn names it. */
const PLUS = 'plus';
const isPlus = (card: string | undefined): boolean => card === 'move-plus' || card === 'change-floor-plus';

/**
 * On a standard turn a card with a plus may be followed at once by another, which may have a plus too, but not by a draw.
 * It is resolved like the plain one.
 */
export const plusCards: Rule = {
  id: 'plus-cards',
  stage: 'module',
  cites: ['Move+ / Change Floor+ (Marshal module)'],
  steps: {
    'move-plus': (_game, step: Action) => [{ ...step, do: 'move' }],
    'change-floor-plus': (_game, step: Action) => [{ ...step, do: 'change-floor' }],
  },
  hooks: {
    after: {
      'schemin.act': (_game, done) => {
        const { who, turn, half, type, act, given } = done as Step & Scheming;
        if (who !== HE || type !== 'standard' || !isPlus(act) || given?.counted) return undefined;
        const more = { act: PLUS, to: HE, counted: false };
        return [{ do: 'schemin.act', who, turn, half: half + 1, type, given: more }];
      },
    },
    widen: { 'scheme.acts': (_game, acts, { given }) => (given?.act === PLUS ? [...acts, 'pass'] : acts) },
    narrow: {
      'scheme.acts': (_game, acts, { given }) => {
        if (given?.act !== PLUS) return acts;
        return acts.includes('play') ? acts.filter((act) => act === 'play' || act === 'pass') : [];
      },
    },
  },
};
