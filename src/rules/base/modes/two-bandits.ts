/**
 * 2- and 3-player game: each plays two bandits with one deck of eleven cards and a seventh card in hand that is picked.
 * Pawns start out of closed fists, and bullets between the two do not count for the Gunslinger prize.
 */
import { ask, type Game, type Outcome } from '../../engine/game.ts';
import type { Rule } from '../../engine/hooks.ts';
import type { Space, Step, Who } from '../../engine/state.ts';
import { move } from '../../engine/verbs.ts';
import { colour } from '../flow/decks.ts';
import { friendly } from '../scoring/friendly.ts';
import { cover } from './cover.ts';
import { type Mode, never, seatEach } from './mode.ts';
import { starting, startSpaces } from './start.ts';

interface Place extends Step {
  /** By player, the bandit in the left hand. */
  left?: Record<Who, Who>;
}

const playsTwo = ({ kit }: Game, player: Who): boolean => (kit.hands[player]?.length ?? 0) > 1;

const marshalCards = (game: Game, player: Who): number =>
  (game.kit.hands[player] ?? []).filter((who) => colour(game, who).includes('marshal')).length;

const twoEach: Rule = {
  id: 'two-bandits-mode',
  stage: 'rule',
  cites: ['Set Up', "Phase 1: Schemin'!"],
  steps: {
    /** Every player hides a pawn in each hand; the one in the left starts in the caboose. */
    'mode.place'(game: Game, { left }: Place): Outcome {
      const { kit } = game;
      const bandits = kit.bandits.filter((who) => starting(game).includes(who));
      if (left === undefined)
        return ask(game, {
          about: 'place.left',
          asks: kit.players.filter((who) => bandits.includes(who)),
          cites: ['Set Up'],
          options: bandits.map((who) => ({ key: who, tap: 'bandit', for: kit.playerOf[who] as Who })),
          leadsTo: { do: 'mode.place' },
          into: 'left',
        });
      const [caboose, next] = startSpaces(game) as [Space, Space];
      const moves = bandits.map((who) => ({ who, to: Object.values(left).includes(who) ? caboose : next }));
      move(game, moves, 'set-up', ['Set Up']);
      return undefined;
    },
  },
  hooks: {
    numbers: {
      // One of the two Marshal cards is set aside. Nobody needs to say which.
      'deck.size': (game, cards, { who }) => cards - Math.max(0, marshalCards(game, who) - 1),
      'hand.size': (game, cards, { who }) => (playsTwo(game, who) ? cards + 1 : cards),
      'hand.picked': (game, cards, { who }) => (playsTwo(game, who) ? cards + 1 : cards),
      'score.fired': (game, bullets, { who }) => bullets - friendly(game, who),
    },
    narrow: {
      'deck.cards': (game, cards, { who }) =>
        playsTwo(game, game.kit.playerOf[who] ?? who) ? [...new Set(cards)] : cards,
      'scheme.cards': (game, cards, { who, of }) =>
        game.state.pile.some(
          (laid) =>
            laid.card === 'marshal' && laid.face === 'up' && laid.who !== of && game.kit.playerOf[laid.who] === who,
        )
          ? cards.filter((card) => card !== 'marshal')
          : cards,
    },
  },
};

export const twoBandits: Mode = {
  id: 'two-bandits',
  players: [2, 3],
  seats: seatEach,
  others: [],
  places: 2,
  bandits: (players) => players * 2,
  cars: (players) => players + 1,
  expert: never,
  apart: ['ghost', 'doc', 'belle'],
  rules: [twoEach, cover],
};
