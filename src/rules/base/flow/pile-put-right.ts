/**
 * The pile is not as the turns said, because somebody forgot to lay a card or said that he drew. The First Player is
 * asked what is so, and the record follows the table.
 */
import { ask, type Game, type Outcome } from '../../engine/game.ts';
import { list } from '../../engine/lists.ts';
import { layerOf, playerOf, seatOf } from '../../engine/players.ts';
import { isSeen, type Option, type State, type Step, UNSEEN, type Who } from '../../engine/state.ts';
import { cardsLeft, putAway } from './decks.ts';

const cites = ["Phase 2: Stealin'!"];

/** A card of `found` lies at that place of the pile, where another was expected or none. */
export interface Put extends Step {
  do: 'turning.found';
  at: number;
  found?: Who;
  /** Left out until it is tapped or picked. */
  card?: string;
  /** `missing`: what was expected is not there; `surplus`: this one was not counted; `order`: it lies before its time; `mistake`. */
  why?: string;
}

/** The different cards of a bandit that have not been turned over yet. */
export const unopened = (game: Game, who: Who): string[] =>
  cardsLeft(
    game,
    who,
    game.state.pile.filter(({ open }) => open),
  );

/** Where in the pile the next unknown card of that bandit's side lies, or -1. */
const nextOf = ({ pile, setup }: State, who: Who, from: number): number =>
  pile.findIndex(
    (played, at) => at >= from && !isSeen(played.card) && seatOf(setup, layerOf(setup, played)).includes(who),
  );

function whose(game: Game, step: Put): Outcome {
  const { pile, setup, firstPlayer } = game.state;
  const expected = pile[step.at];
  const own = expected ? seatOf(setup, layerOf(setup, expected)) : [];
  return ask(game, {
    about: 'turning.whose',
    asks: firstPlayer,
    cites,
    options: game.kit.characters.filter((who) => !own.includes(who)).map((key): Option => ({ key, tap: 'bandit' })),
    leadsTo: step,
    into: 'found',
    skip: [{ do: 'turn-over', at: step.at }],
  });
}

function why(game: Game, step: Put, found: Who): Outcome {
  const { state } = game;
  const expected = state.pile[step.at];
  const ways = ['surplus', 'mistake'];
  if (expected && nextOf(state, found, step.at + 1) >= 0) ways.unshift('missing', 'order');
  return ask(game, {
    about: expected ? 'turning.why' : 'turning.more',
    asks: state.firstPlayer,
    cites,
    options: ways.map((key): Option => ({ key, tap: 'word' })),
    leadsTo: step,
    into: 'why',
    with: { found, ...(expected && { who: layerOf(state.setup, expected) }) },
    skip: [{ do: 'turn-over', at: step.at }],
  });
}

export const pileSteps = {
  'turning.found'(game: Game, step: Put): Outcome {
    const { state } = game;
    const { at, found, card } = step;
    if (found === undefined) return whose(game, step);
    if (step.why === undefined) return why(game, step, found);
    const next = nextOf(state, found, at + 1);
    if (step.why === 'missing') takeOut(game, at, next);
    if (step.why === 'order') {
      state.pile.splice(at, 0, ...state.pile.splice(next, 1));
      game.tell?.({ is: 'pile-put-right', how: 'order', who: [found], at, cites });
    }
    if (step.why === 'surplus') {
      const who = playerOf(state.setup, found);
      state.pile.splice(at, 0, { who, card: UNSEEN, face: 'up', open: false });
      unlaid(game, who, -1);
      game.tell?.({ is: 'pile-put-right', how: 'surplus', who: [found], at, cites });
    }
    if (step.why === 'mistake' || card === undefined) return [{ do: 'turn-over', at }];
    return [{ do: 'turning.seen', at, seen: `${found}:${card}` }];
  },
  /** The cards from `at` up to `to` are not in the pile: the turns go on without them. */
  'turning.missing'(game: Game, { at, to }: Step & { at: number; to: number }): Outcome {
    takeOut(game, at, to);
    return undefined;
  },
} satisfies Record<string, (game: Game, step: never) => Outcome>;

/** So many more cards of a player were not laid: they are in his hand, or were put away when Schemin' was over. */
function unlaid(game: Game, player: Who, cards: number): void {
  const { hand } = game.state;
  if (list(game, 'unplayed.players', {}, [player]).includes(player)) putAway(game, player, cards);
  else hand[player] = Math.max(0, (hand[player] ?? 0) + cards);
}

function takeOut(game: Game, at: number, to: number): void {
  const { pile, setup } = game.state;
  const who = pile.splice(at, to - at).map((card) => layerOf(setup, card));
  for (const player of who) unlaid(game, player, 1);
  game.tell?.({ is: 'pile-put-right', how: 'missing', who, at, cites });
}
