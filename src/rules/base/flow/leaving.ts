/** A player has left for good: the pawn stays a target, the turns pass, and the cards laid already do nothing. */
import type { Game } from '../../engine/game.ts';
import type { Rule } from '../../engine/hooks.ts';
import type { Who } from '../../engine/state.ts';

const gone = (game: Game, who: Who): boolean => game.state.left.length > 0 && game.state.left.includes(who);

const stayed = (game: Game, players: Who[]): Who[] =>
  game.state.left.length > 0 ? players.filter((who) => !gone(game, who)) : players;

export const leaving: Rule = {
  id: 'leaving',
  stage: 'rule',
  cites: ['The Phases of a Round'],
  hooks: {
    narrow: {
      'scheme.acts': (game, acts, { who }) => (gone(game, who) ? [] : acts),
      'first.players': (game, players) => stayed(game, players),
    },
    numbers: {
      'hand.size': (game, cards, { who }) => (gone(game, who) ? 0 : cards),
      'hand.picked': (game, cards, { who }) => (gone(game, who) ? 0 : cards),
      'keep.most': (game, cards, { who }) => (gone(game, who) ? 0 : cards),
    },
    barCard: (game, { by }) => (gone(game, by) ? leaving.cites[0] : undefined),
  },
};
