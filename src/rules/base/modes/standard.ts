/** The standard mode: a bandit each, as many cars as players, pawns start by turns in the last two cars. */
import type { Game, Outcome } from '../../engine/game.ts';
import type { Rule } from '../../engine/hooks.ts';
import type { Space } from '../../engine/state.ts';
import { move } from '../../engine/verbs.ts';
import { carEach, type Mode, never, seatEach } from './mode.ts';
import { starting, startSpaces } from './start.ts';

/** Round cards are printed for two bands of players; the second also serves seven and more. */
export const bandFor = (players: number): '2-4' | '5-6' => (players <= 4 ? '2-4' : '5-6');

const placing: Rule = {
  id: 'standard-mode',
  stage: 'rule',
  cites: ['Set Up'],
  steps: {
    'mode.place'(game: Game): Outcome {
      const spaces = startSpaces(game);
      for (const [turn, who] of starting(game).entries())
        move(game, [{ who, to: spaces[turn % spaces.length] as Space }], 'set-up', placing.cites);
      return undefined;
    },
  },
};

export const standard: Mode = {
  id: 'standard',
  players: [4, 5, 6, 7, 8],
  seats: seatEach,
  others: [],
  places: 1,
  bandits: seatEach,
  cars: carEach,
  expert: never,
  apart: [],
  rules: [placing],
};
