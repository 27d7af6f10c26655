import type { CardStep } from '../base/actions/card.ts';
import { ask, type Game, type Outcome, options } from '../engine/game.ts';
import type { Power } from '../engine/hooks.ts';
import { list } from '../engine/lists.ts';
import { isBandit, sideOf, spaceOf } from '../engine/players.ts';
import { OFF } from '../engine/spaces.ts';
import type { Played, State, Step, Token, Who } from '../engine/state.ts';
import { looks } from '../engine/tokens.ts';
import { takeLoot } from '../engine/verbs.ts';

const ID = 'al-patron';
const cites = ['Al Patron'];

/** A card that was just turned over, before it is resolved. */
interface Offer extends Step {
  who: Who;
  /** Its place in the pile. */
  at: number;
  /** `yes` or `no`. */
  buys?: string;
  purse?: Token;
}

/** Kept under `more`: what was bought in that round, by whom and where in the pile it lies. */
interface Bought {
  round: number;
  cards: { who: Who; at: number }[];
}

function boughtIn({ more, round }: State): Bought {
  const kept = more[ID] as unknown as Bought | undefined;
  const now = round?.number ?? 0;
  return kept?.round === now ? kept : { round: now, cards: [] };
}

/** Where in the pile the card lies that a bandit has bought in this round; undefined where he has bought none. */
export const boughtAt = (state: State, who: Who): number | undefined =>
  boughtIn(state).cards.find((card) => card.who === who)?.at;

/** Purses with which he may pay for that card: none where it is not for sale to him. */
function payments(game: Game, { who, at }: Offer): Token[] {
  const { state } = game;
  const { who: owner } = state.pile[at] as Played;
  const forSale = isBandit(owner) || game.kit.house['al-patron-marshal-cards'] === 'yes';
  const opponent = sideOf(state.setup, owner) !== sideOf(state.setup, who);
  const acts = !state.left.includes(who) && ![undefined, OFF].includes(spaceOf(state, who));
  if (!forSale || !opponent || !acts || boughtAt(state, who) !== undefined) return [];
  const purses = (state.loot[who] ?? []).filter((token) => looks(token) === 'purse');
  return [...new Set(list(game, 'buy.purses', { who, at }, purses))];
}

/** Whether he calls, and then which purse he pays with, where they differ. */
function question(game: Game, step: Offer, purses: readonly Token[]): Outcome {
  const { who, at, buys } = step;
  const { who: owner, card } = game.state.pile[at] as Played;
  const calls = buys === undefined;
  return ask(game, {
    about: calls ? 'buy' : 'buy.purse',
    asks: who,
    cites: [...cites, 'house:al-patron-cost'],
    options: calls ? options('yes-no', ['yes', 'no']) : options('token', purses),
    leadsTo: step,
    into: calls ? 'buys' : 'purse',
    with: { who, target: owner, card },
  });
}

/**
 * Al Patron starts with a second purse. Once a round he buys an opponent's card as it is turned over: he gives a purse for
 * it and does what it says with his own bandit, before its owner does.
 */
export const alPatron: Power = {
  id: ID,
  cites,
  hooks: {
    widen: { 'purse.sheets': (_game, sheets, _about, bearer) => [...sheets, [bearer]] },
    instead: {
      'turn-over'(_game, step, former, bearer) {
        const then = former(step);
        const offer: Step = { do: 'buy', who: bearer, at: step.at };
        return Array.isArray(then) ? then.flatMap((next) => (next.do === 'card' ? [offer, next] : [next])) : then;
      },
    },
  },
  steps: {
    buy(game: Game, step: Offer): Outcome {
      const { state } = game;
      const { who, at, buys, purse } = step;
      if (buys === 'no') return undefined;
      const purses = payments(game, step);
      if (purses.length === 0) return undefined;
      if (buys === undefined || purse === undefined) return question(game, step, purses);
      const { who: owner, card } = state.pile[at] as Played;
      const bought = boughtIn(state);
      state.more[ID] = { round: bought.round, cards: [...bought.cards, { who, at }] };
      takeLoot(game, owner, purse, who, 'buy', cites);
      return [{ do: 'card', by: who, card } satisfies CardStep];
    },
  },
};
