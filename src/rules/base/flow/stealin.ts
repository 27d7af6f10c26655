/** Phase 2: Stealin'! The pile is turned over and resolved card by card; then cards go home and the event comes. */
import { ask, type Game, type Outcome, scene } from '../../engine/game.ts';
import type { Rule } from '../../engine/hooks.ts';
import { actorOf, list } from '../../engine/lists.ts';
import { playersFrom } from '../../engine/players.ts';
import type { Played, State, Step, Who } from '../../engine/state.ts';
import { pickFor, putAway } from './decks.ts';

interface TurnOver extends Step {
  at: number;
  /** Set once the table has turned the card over; `pass` where the card is passed over. */
  go?: string;
}

/** Set where the table passes a card or an event over. */
const PASS = 'pass';

/** Waits until the table has moved its pieces and goes on by hand. */
function wait(game: Game, about: string, leadsTo: Step, words: Record<string, string | number> = {}): Outcome {
  return ask(game, {
    about,
    asks: 'table',
    cites: ["Phase 2: Stealin'!"],
    options: [{ key: 'next', tap: 'next' }],
    leadsTo,
    into: 'go',
    with: words,
    hold: true,
    skip: [{ ...leadsTo, go: PASS }],
  });
}

/** The pile goes back to the players to whom the cards belong. */
export function cardsHome(game: Game): void {
  const { state, kit } = game;
  const laid = new Map<Who, number>();
  for (const { who } of state.pile) {
    const player = kit.playerOf[who] ?? who;
    laid.set(player, (laid.get(player) ?? 0) + 1);
  }
  const goingTo = new Map<'deck' | 'discard', Who[]>();
  for (const [player, cards] of laid) {
    const to = putAway(game, player, cards);
    const theirs = (kit.hands[player] ?? [player]).filter((who) => state.pile.some((card) => card.who === who));
    goingTo.set(to, [...(goingTo.get(to) ?? []), ...theirs]);
  }
  state.pile = [];
  state.now = -1;
  if (goingTo.size === 0) goingTo.set('deck', []);
  for (const [to, who] of goingTo) game.tell?.({ is: 'cards-home', who, to, cites: stealin.cites as string[] });
}

/** Whether there is a card that was just resolved, with nothing of it left to do. */
export const mayRepeat = ({ now, question }: State): boolean =>
  now >= 0 && question?.hold === true && question.asks[0] === 'table';

export const stealin: Rule = {
  id: 'stealin',
  stage: 'rule',
  cites: ["Phase 2: Stealin'!"],
  steps: {
    stealin(): Outcome {
      return [{ do: 'turn-over', at: 0 }];
    },
    'turn-over'(game: Game, step: TurnOver): Outcome {
      const { state } = game;
      const played = state.pile[step.at] as Played | undefined;
      if (!played) return undefined;
      scene(game, `r${state.round?.number ?? 0}/c${step.at + 1}`);
      if (step.go === undefined && game.holds) return wait(game, 'next', step, { at: step.at, of: state.pile.length });
      played.open = true;
      state.now = step.at;
      const { who, card } = played;
      game.tell?.({ is: 'turned-over', who, card, at: step.at, cites: stealin.cites as string[] });
      if (step.go === PASS) return [{ do: 'turn-over', at: step.at + 1 }];
      return [
        { do: 'card', by: actorOf(game, played), card, owner: who },
        { do: 'turn-over', at: step.at + 1 },
      ];
    },
    /** The card just resolved, once more. Its questions have names of their own. */
    'card.again'(game: Game): Outcome {
      const { state } = game;
      const played = state.pile[state.now];
      if (!played) return undefined;
      played.times = (played.times ?? 1) + 1;
      scene(game, `r${state.round?.number ?? 0}/c${state.now + 1}/${played.times}`);
      const { who, card } = played;
      game.tell?.({ is: 'turned-over', who, card, at: state.now, cites: stealin.cites as string[] });
      return [{ do: 'card', by: actorOf(game, played), card, owner: who }];
    },
    'round.end'(game: Game, step: Step & { go?: string }): Outcome {
      const { state } = game;
      scene(game, `r${state.round?.number ?? 0}/end`);
      const event = state.round?.event ?? null;
      if (step.go === undefined && game.holds)
        return wait(game, event === null ? 'round-end-next' : 'event-next', step, { event: event ?? 'none' });
      const { firstPlayer: led, pile: laid } = state;
      cardsHome(game);
      pickFor(game, game.kit.players);
      const passes: Step = { do: 'first-player.passes' };
      return event === null || step.go === PASS ? [passes] : [passes, { do: 'event', event, led, laid }];
    },
    'first-player.passes'(game: Game): Outcome {
      const { state } = game;
      const clockwise = playersFrom(game);
      const among = list(game, 'first.players', {}, clockwise as Who[]);
      state.firstPlayer = clockwise.slice(1).find((who) => among.includes(who)) ?? state.firstPlayer;
      game.tell?.({ is: 'first-player', who: state.firstPlayer, cites: stealin.cites as string[] });
      return undefined;
    },
    /** An event whose module is not in play does nothing. */
    event(game: Game, step: Step & { event: string }): Outcome {
      const { event, ...round } = step;
      const cites = ['End of Turn Events (Round)'];
      game.tell?.({ is: 'event', event, cites });
      if (game.kit.steps.has(event)) return [{ ...round, do: event }];
      game.tell?.({ is: 'fizzled', who: null, what: event, why: 'not-in-play', cites });
      return undefined;
    },
  },
};
