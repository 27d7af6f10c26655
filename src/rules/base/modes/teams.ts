/**
 * Teams-of-2 game: two partners side by side, each with a bandit and a hand of his own, one card of it out of the
 * partner's deck. They play one after the other, and are counted together.
 */
import type { Game, Outcome } from '../../engine/game.ts';
import type { Rule } from '../../engine/hooks.ts';
import { seatOf, sideOf } from '../../engine/players.ts';
import type { Space, Who } from '../../engine/state.ts';
import { move } from '../../engine/verbs.ts';
import { friendly } from '../scoring/friendly.ts';
import { carEach, type Mode, never, seatEach } from './mode.ts';
import { starting, startSpaces } from './start.ts';

/** Player A of each team, who sits to the right of Player B. */
const isPlayerA = (game: Game, who: Who): boolean => sideOf(game.state.setup, who) === who;

const partners: Rule = {
  id: 'teams-mode',
  stage: 'rule',
  cites: ['Set Up', "Phase 1: Schemin'!", 'Types of Turn', 'End of the Game'],
  steps: {
    'mode.place'(game: Game): Outcome {
      const [caboose, next] = startSpaces(game) as [Space, Space];
      for (const who of starting(game))
        move(game, [{ who, to: isPlayerA(game, who) ? caboose : next }], 'set-up', ['Set Up']);
      return undefined;
    },
  },
  hooks: {
    widen: {
      'draw.decks': (game, decks, { who }) => [...decks, ...seatOf(game.state.setup, who).filter((one) => one !== who)],
    },
    narrow: {
      // Counterclockwise the partners change roles, so that they still play one after the other.
      'turn.order': (game, players, { way }) =>
        way === 1
          ? players
          : players.filter((who) => isPlayerA(game, who)).flatMap((who) => seatOf(game.state.setup, who).toReversed()),
      'first.players': (game, players) => players.filter((who) => isPlayerA(game, who)),
    },
    numbers: { 'score.fired': (game, bullets, { who }) => bullets - friendly(game, who) },
  },
};

export const teams: Mode = {
  id: 'teams',
  players: [4, 6, 8],
  seats: (players) => players / 2,
  others: [],
  places: 2,
  bandits: seatEach,
  cars: carEach,
  expert: never,
  apart: [],
  rules: [partners],
};
