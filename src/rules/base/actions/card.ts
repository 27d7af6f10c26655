/** Resolving a card: it may be barred, as a card or as an action; then the bandit must act if he can. */
import type { Game, Outcome } from '../../engine/game.ts';
import type { Rule } from '../../engine/hooks.ts';
import { barredAction, barredCard } from '../../engine/lists.ts';
import { spaceOf } from '../../engine/players.ts';
import { OFF } from '../../engine/spaces.ts';
import type { Action, Source, Step, Who } from '../../engine/state.ts';

/** A card to resolve now: `{ do: 'card', by, card }`, with its `owner` where it is not of `by`'s colour. */
export interface CardStep extends Step {
  by: Who;
  card: string;
  owner?: Who;
}

/** Says that a card did nothing, and why. */
export function fizzle(game: Game, action: { by: Who; do: string }, why: string, cites: readonly string[]): undefined {
  game.tell?.({ is: 'fizzled', who: action.by, what: action.do, why, cites: [...cites] });
  return undefined;
}

export const card: Rule = {
  id: 'card',
  stage: 'rule',
  cites: ["Phase 2: Stealin'!"],
  steps: {
    card(game: Game, step: CardStep): Outcome {
      const from: Source = { card: step.card, owner: step.owner ?? step.by };
      const action: Action = { do: step.card, by: step.by, from };
      const bar = barredCard(game, action) ?? barredAction(game, action);
      if (bar !== undefined) return fizzle(game, action, 'barred', [bar]);
      if (spaceOf(game.state, step.by) === OFF) return fizzle(game, action, 'off-the-train', card.cites);
      return [action];
    },
  },
};
