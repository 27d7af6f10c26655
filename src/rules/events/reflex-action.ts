import { cardsLeft, colours, spend } from '../base/flow/decks.ts';
import { several } from '../base/flow/schemin.ts';
import { cardsHome } from '../base/flow/stealin.ts';
import { ask, type Game, type Outcome } from '../engine/game.ts';
import type { Rule } from '../engine/hooks.ts';
import { actorOf, list, number } from '../engine/lists.ts';
import { cardKey, cardOf, playersFrom } from '../engine/players.ts';
import type { Option, Played, Step, Who } from '../engine/state.ts';

const EVENT = 'reflex-action';

/** What a round's event is told of the round. */
interface AfterRound extends Step {
  /** Who led the round, where the marker has passed on already. */
  led?: Who;
  /** The pile that has gone home. */
  laid?: Played[];
}
interface Reflex extends Step {
  who: Who;
  laid: Played[];
  act?: string;
}

/** Cards in hand that are left of the round; those picked for the next one are not. */
const held = (game: Game, who: Who): number => (game.state.hand[who] ?? 0) - number(game, 'hand.picked', { who }, 0);

function cardsOf(game: Game, { who, laid }: Reflex): Option[] {
  const named = several(game, who);
  return colours(game, who).flatMap((of) =>
    cardsLeft(game, of, [...laid, ...game.state.pile]).map(
      (card): Option => ({
        key: cardKey(of, card, named),
        tap: 'card',
      }),
    ),
  );
}

/** A card from the hand is played and resolved at once; it lies on a pile of its own until all have played theirs. */
function play(game: Game, { who, act = '' }: Reflex): Step[] {
  const { pile } = game.state;
  const { who: colour, card } = cardOf(act, who);
  const by = spend(game, who, colour);
  const played: Played = { who: colour, card, face: 'up', open: true, ...(by !== undefined && { by }) };
  game.state.now = pile.push(played) - 1;
  const cites = [...reflexAction.cites];
  game.tell?.({ is: 'played', who: colour, card, face: 'up', cites, ...(by !== undefined && { by }) });
  game.tell?.({ is: 'turned-over', who: colour, card, at: game.state.now, cites });
  return [{ do: 'card', by: actorOf(game, played), card, owner: colour }];
}

/** Unplayed cards stay in hand through Stealin'; at its end each player may play and resolve one of them. */
export const reflexAction: Rule = {
  id: EVENT,
  stage: 'rule',
  cites: ['Reflex Action'],
  hooks: {
    narrow: {
      'unplayed.players': (game, players) => (game.state.round?.event === EVENT ? [] : players),
    },
  },
  steps: {
    'reflex-action'(game: Game, { led, laid = [] }: AfterRound): Outcome {
      const clockwise = playersFrom(game, led);
      const asked = list(game, 'event.order', { event: EVENT }, [...clockwise]);
      return [...asked.map((who) => ({ do: 'reflex', who, laid })), { do: 'reflex.end', players: asked }];
    },
    reflex(game: Game, step: Reflex): Outcome {
      const { who, act } = step;
      if (act === 'no') return undefined;
      if (act !== undefined) return play(game, step);
      game.state.now = -1;
      const cards = held(game, who) > 0 && !game.state.left.includes(who) ? cardsOf(game, step) : [];
      if (cards.length === 0) return undefined;
      return ask(game, {
        about: 'reflex',
        asks: who,
        cites: reflexAction.cites,
        options: [...cards, { key: 'no', tap: 'pass' }],
        leadsTo: step,
        into: 'act',
        with: { who },
        hold: true,
      });
    },
    'reflex.end'(game: Game, step: Step & { players: Who[] }): Outcome {
      if (game.state.pile.length > 0) cardsHome(game);
      return [{ do: 'schemin.unplayed', players: step.players, picked: true }];
    },
  },
};
