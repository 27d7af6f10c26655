import { cardsLeft, deckSize } from '../../base/flow/decks.ts';
import { isForbidden } from '../../base/flow/schemin.ts';
import { ask, type Game, type Outcome, options } from '../../engine/game.ts';
import type { Rule } from '../../engine/hooks.ts';
import type { Step, Who } from '../../engine/state.ts';
import { discardBullet } from '../../engine/verbs.ts';
import { MARY } from './she.ts';

/** Her nine cards. */
export const herCards: readonly string[] = [
  'seduction',
  'hat-tip',
  'mary-shoot',
  'mary-shoot',
  'mary-punch',
  'rob',
  'rob',
  'mary-move',
  'mary-move',
];
/** What they count as where a rule names cards. */
const kinds: Readonly<Record<string, string>> = { 'mary-shoot': 'shoot', 'mary-punch': 'punch' };
const BULLET = 'bullet';
const cites = ["Phase 1: Schemin'!", 'Bullets'];

interface Turn extends Step {
  who: Who;
  type: string;
  act?: string;
  /** Whose bullet it was. */
  whose?: Who;
}

const isOpen = ({ kit }: Game): boolean => kit.house['mary-turn-types'] === 'always-open';

/** What the top card of her deck may be: any that does not lie open yet, or a bullet. */
const tops = (game: Game): string[] => [
  ...cardsLeft(game, MARY),
  ...((game.state.received[MARY]?.length ?? 0) > 0 ? [BULLET] : []),
];

/**
 * On her turns the top card of her deck goes onto the pile. A bullet goes out of the game instead, and so she passes; a
 * card that the turn forbids is put back. She has no hand, and her deck is shuffled again and again.
 */
export const deck: Rule = {
  id: 'mary-deck',
  stage: 'variant',
  cites,
  steps: {
    [`scheme.${BULLET}`](game: Game, step: Turn): Outcome {
      const deck = [...new Set(game.state.received[MARY])];
      const whose = step.whose ?? (deck.length === 1 ? deck[0] : undefined);
      if (whose === undefined)
        return ask(game, {
          about: 'mary.bullet',
          asks: MARY,
          cites,
          options: options('bandit', deck),
          leadsTo: step,
          into: 'whose',
          with: { who: MARY },
        });
      discardBullet(game, MARY, whose, cites);
      game.tell?.({ is: 'passed', who: MARY, cites });
      return undefined;
    },
  },
  hooks: {
    widen: {
      'card.kinds': (_game, all, { card }) => (kinds[card] === undefined ? all : [...all, kinds[card]]),
      'scheme.cards': (game, all, { who }) => (who === MARY ? [...new Set([...all, ...tops(game)])] : all),
    },
    narrow: {
      'deck.cards': (_game, all, { who }) => (who === MARY ? [...herCards] : all),
      'scheme.acts': (_game, acts, { who }) => (who === MARY ? [acts.includes('play') ? 'play' : 'pass'] : acts),
      'scheme.faces': (game, faces, { who }) => (who === MARY && isOpen(game) ? ['up'] : faces),
      'event.order': (_game, players) => players.filter((who) => who !== MARY),
    },
    numbers: {
      'cards.to-lay': (game, hand, { who }) => (who === MARY ? deckSize(game, MARY) : hand),
      'hand.size': (_game, hand, { who }) => (who === MARY ? 0 : hand),
      'hand.picked': (_game, picked, { who }) => (who === MARY ? 0 : picked),
      'keep.most': (_game, most, { who }) => (who === MARY ? 0 : most),
      discarded: (_game, discarded, { who }) => (who === MARY ? 0 : discarded),
    },
    instead: {
      'schemin.act'(game, step, former) {
        const { who, type, act } = step as Turn;
        if (who !== MARY || act === undefined || isOpen(game) || !isForbidden(game, type, act)) return former(step);
        game.tell?.({ is: 'passed', who: MARY, cites: ['house:mary-turn-types'] });
        return undefined;
      },
    },
  },
};
