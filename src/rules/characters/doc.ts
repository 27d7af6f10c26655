import type { Game } from '../engine/game.ts';
import type { Power } from '../engine/hooks.ts';
import { bears } from '../engine/lists.ts';
import type { Who } from '../engine/state.ts';

/** The bandit of a player through whom he has the power; a second one with it adds nothing. */
const through = (game: Game, player: Who): Who | undefined =>
  game.kit.hands[player]?.find((who) => bears(game, who, 'doc'));

/** Doc's player has one card more in hand when a round begins. */
export const doc: Power = {
  id: 'doc',
  cites: ['Character Powers: Doc'],
  hooks: {
    numbers: { 'hand.size': (game, cards, { who }, bearer) => (through(game, who) === bearer ? cards + 1 : cards) },
  },
};
