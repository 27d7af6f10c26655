import type { Rule, Scheming } from '../../engine/hooks.ts';
import { type Action, COVERED, type Step } from '../../engine/state.ts';
import { HE } from './he.ts';

/** What leads to a further card, as the turn names it. */
const PLUS = 'plus';
const PLUS_CARDS: readonly (string | undefined)[] = ['move-plus', 'change-floor-plus', COVERED];

/** Whether a card of his may bring another. */
const brings = ({ who, type, given }: Scheming): boolean => who === HE && type === 'standard' && !given?.counted;

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
        const step = done as Step & Scheming;
        const { who, turn, half, type, act } = step;
        if (!brings(step) || !PLUS_CARDS.includes(act)) return undefined;
        const more = { act: PLUS, to: HE, counted: false };
        return [{ do: 'schemin.act', who, turn, half: half + 1, type, given: more }];
      },
    },
    numbers: { 'cards.on-top': (_game, cards, laying) => (brings(laying) ? 1 : cards) },
    widen: { 'scheme.acts': (_game, acts, { given }) => (given?.act === PLUS ? [...acts, 'pass'] : acts) },
    narrow: {
      'scheme.acts': (_game, acts, { given }) => {
        if (given?.act !== PLUS) return acts;
        return acts.includes('play') ? acts.filter((act) => act === 'play' || act === 'pass') : [];
      },
    },
  },
};
