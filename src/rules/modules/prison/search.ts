/** Instead of laying a card or drawing, a player may search the deck for a Brilliant Idea; experts the discard pile too. */
import { cardsLeft, deckSize } from '../../base/flow/decks.ts';
import { ask, type Game, type Outcome, options } from '../../engine/game.ts';
import type { Rule, Scheming } from '../../engine/hooks.ts';
import type { Step, Who } from '../../engine/state.ts';
import { IDEA } from './brilliant-idea.ts';

interface Search extends Step, Scheming {
  /** `deck` or `discard`, where the card was found. */
  found?: string;
}

const ID = 'prison';
const cites = ["Phase 1: Schemin'!"];

/** Kept under `more`: players who have searched in that round, once for each card found. */
interface Searched {
  round: number;
  who: Who[];
}

function searched({ state }: Game): Searched {
  const kept = state.more[ID] as unknown as Searched | undefined;
  const round = state.round?.number ?? 0;
  return kept?.round === round ? kept : { round, who: [] };
}

/** Whether a Brilliant Idea of the player may still lie in the deck, by what everybody has seen. */
function mayFind(game: Game, { who, cover, given }: Scheming): boolean {
  if (cover !== undefined || given !== undefined || piles(game, who).length === 0) return false;
  const left = (game.kit.hands[who] ?? []).filter((of) => cardsLeft(game, of).includes(IDEA));
  return left.length > searched(game).who.filter((one) => one === who).length;
}

/** The piles in which it may lie. */
const piles = (game: Game, who: Who): string[] => [
  ...(deckSize(game, who) > 0 ? ['deck'] : []),
  ...((game.state.discard[who] ?? 0) > 0 ? ['discard'] : []),
];

export const search: Rule = {
  id: 'search',
  stage: 'module',
  cites,
  steps: {
    'scheme.search'(game: Game, step: Search): Outcome {
      const { state } = game;
      const { who, turn, half, type, found } = step;
      // The table may have said since that there is none left.
      if (found === undefined && piles(game, who).length === 0) return [{ do: 'schemin.act', who, turn, half, type }];
      if (found === undefined)
        return ask(game, {
          about: 'search.found',
          asks: who,
          cites,
          options: options('word', piles(game, who)),
          leadsTo: step,
          into: 'found',
          with: { who },
        });
      state.hand[who] = (state.hand[who] ?? 0) + 1;
      if (found === 'discard') state.discard[who] = (state.discard[who] ?? 0) - 1;
      const { round, who: others } = searched(game);
      state.more[ID] = { round, who: [...others, who] };
      game.tell?.({ is: 'searched', who, card: IDEA, from: found as 'deck' | 'discard', cites });
      return undefined;
    },
  },
  hooks: {
    widen: { 'scheme.acts': (game, acts, turn) => (mayFind(game, turn) ? [...acts, 'search'] : acts) },
  },
};
