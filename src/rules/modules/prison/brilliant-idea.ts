/**
 * Brilliant Idea copies the last card of a bandit, wherever its bandit stands now and however that card went. On the
 * prison car it frees somebody instead, and in the cell himself.
 */
import { fizzle } from '../../base/actions/card.ts';
import { isForbidden } from '../../base/flow/schemin.ts';
import type { Game, Outcome } from '../../engine/game.ts';
import type { Rule } from '../../engine/hooks.ts';
import { barredAction, list } from '../../engine/lists.ts';
import { isBandit, spaceOf } from '../../engine/players.ts';
import { type Action, isSeen, type Played, type Step } from '../../engine/state.ts';
import { freeSpaces, isInCell } from './car.ts';

export const IDEA = 'brilliant-idea';

/** The cards of the pile before the present one that can be copied, in the order in which they were laid. */
function copyable(game: Game, action: Action): Played[] {
  const { pile, now } = game.state;
  const before = now < 0 ? [] : pile.slice(0, now);
  const cards = before.filter(({ who, card }) => isBandit(who) && isSeen(card) && card !== IDEA);
  return list(game, 'copy.cards', action, cards);
}

function copy(game: Game, { by, from, do: idea }: Action): Outcome {
  const last = copyable(game, { do: idea, by, from }).at(-1);
  if (!last) return fizzle(game, { do: idea, by }, 'nothing-to-copy', brilliantIdea.cites);
  const action: Action = { do: last.card, by, from: { ...from, copied: true } };
  game.tell?.({ is: 'copied', who: by, card: last.card, of: last.who, cites: [...brilliantIdea.cites] });
  const bar = barredAction(game, action);
  return bar === undefined ? [action] : fizzle(game, action, 'barred', [bar]);
}

/** On a turn that forbids a card, only another bandit's can be copied of it. */
function forbidden(game: Game, { who, card }: Played, { by }: Action): boolean {
  const { pile, now } = game.state;
  const turn = pile[now]?.turn;
  return turn !== undefined && who === by && isForbidden(game, turn, card);
}

export const brilliantIdea: Rule = {
  id: IDEA,
  stage: 'module',
  cites: ['Brilliant Idea (Prison module)'],
  steps: {
    [IDEA](game: Game, step: Action): Outcome {
      const space = spaceOf(game.state, step.by);
      if (isInCell(game, step.by)) return [{ ...step, do: 'break-out' }];
      const here = space !== undefined && freeSpaces(game).includes(space);
      return here ? [{ ...step, do: 'free' } satisfies Step] : copy(game, step);
    },
  },
  hooks: {
    widen: { 'deck.cards': (_game, cards, { who }) => (isBandit(who) ? [...cards, IDEA] : cards) },
    narrow: { 'copy.cards': (game, cards, action) => cards.filter((card) => !forbidden(game, card, action)) },
  },
};
