/** The standard mode: a bandit each, as many cars as players, pawns start by turns in the last two cars. */
import type { Game, Outcome } from '../../engine/game.ts';
import type { Rule } from '../../engine/hooks.ts';
import { list } from '../../engine/lists.ts';
import { fromFirstPlayer, spaceAt } from '../../engine/spaces.ts';
import type { Space } from '../../engine/state.ts';
import { move } from '../../engine/verbs.ts';

export const FEWEST_PLAYERS = 4;
export const MOST_PLAYERS = 6;

/** Round cards are printed for two bands of players; the second also serves seven and more. */
export const bandFor = (players: number): '2-4' | '5-6' => (players <= 4 ? '2-4' : '5-6');

export const standardMode: Rule = {
  id: 'standard-mode',
  stage: 'rule',
  cites: ['Set Up'],
  steps: {
    'mode.place'(game: Game): Outcome {
      const { state } = game;
      const last = [spaceAt(state, state.cars, 'in'), spaceAt(state, state.cars - 1, 'in')] as Space[];
      const spaces = list(game, 'start.spaces', {}, last);
      for (const [turn, who] of fromFirstPlayer(state).entries())
        move(game, [{ who, to: spaces[turn % spaces.length] as Space }], 'set-up', standardMode.cites);
      return undefined;
    },
  },
};
