import type { Game } from '../../engine/game.ts';
import type { Rule } from '../../engine/hooks.ts';
import { HE } from './he.ts';

/** What his cards may be; there is no Loot among them, and no Marshal. */
export const hisCards = [
  'move',
  'move-plus',
  'change-floor',
  'change-floor-plus',
  'shoot',
  'punch',
  'capture',
] as const;
/** So many action cards he has, whatever they are. */
export const HIS_DECK = 10;
/** While nobody has typed in his deck, it may hold so many of each. */
export const MOST_OF_A_KIND = 4;

const typedIn = ({ state }: Game): readonly string[] => state.setup.known[HE] ?? [];

/** How many cards too many the deck is taken to hold while its make-up is not known. */
const surplus = (game: Game): number => (typedIn(game).length > 0 ? 0 : hisCards.length * MOST_OF_A_KIND - HIS_DECK);

/** He plays ten cards of his own, and nobody has a Marshal card. */
export const deck: Rule = {
  id: 'marshal-deck',
  stage: 'module',
  cites: ['Set Up'],
  hooks: {
    widen: {
      'deck.cards': (game, cards, { who }) => {
        if (who !== HE) return cards;
        const typed = typedIn(game);
        return [...cards, ...(typed.length > 0 ? typed : hisCards.flatMap((card) => Array(MOST_OF_A_KIND).fill(card)))];
      },
    },
    narrow: {
      'deck.cards': (_game, cards, { who }) => (who === HE ? cards : cards.filter((card) => card !== 'marshal')),
    },
    numbers: {
      'deck.size': (game, cards, { who }) => (who === HE ? cards - surplus(game) : cards),
    },
  },
};
