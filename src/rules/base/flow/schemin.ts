/** Phase 1: Schemin'! A hand is drawn, then turn by turn each player lays a card on the pile or draws three. */

import { banditCards } from '../../catalogue/components.ts';
import { ask, type Game, type Outcome, scene } from '../../engine/game.ts';
import type { Rule, Scheming } from '../../engine/hooks.ts';
import { list, number } from '../../engine/lists.ts';
import { fromFirstPlayer } from '../../engine/spaces.ts';
import { type Option, type Question, type Round, type Step, UNSEEN, type Who } from '../../engine/state.ts';
import { turns } from '../turns/index.ts';
import type { Turn } from '../turns/turn.ts';

export const HAND = 6;
export const DRAW = 3;
const cites = ["Phase 1: Schemin'!", 'Types of Turn'];

interface Act extends Step, Scheming {
  face?: 'up' | 'down';
}

/** Cards left in a player's deck, as far as the table can count: actions and bullets, less hand and pile. */
export function deckSize(game: Game, who: Who): number {
  const { state } = game;
  let onPile = 0;
  for (const card of state.pile) if (card.who === who) onPile++;
  const all = list(game, 'deck.cards', { who }, banditCards as string[]).length + (state.received[who]?.length ?? 0);
  return all - (state.hand[who] ?? 0) - onPile;
}

/** A player takes up to `cards` from the own deck into the hand. */
function draw(game: Game, who: Who, cards: number, why: 'round' | 'turn'): void {
  const { state } = game;
  const taken = Math.max(0, Math.min(cards, deckSize(game, who)));
  state.hand[who] = (state.hand[who] ?? 0) + taken;
  state.drawn[who] = taken;
  game.tell?.({ is: 'draws', who, cards: taken, why, cites: ["Phase 1: Schemin'!"] });
}

/**
 * The different cards a player may still lay: a kind is used up once all its copies lie open on the pile.
 * Hidden cards do not count, since a refusal would give them away.
 */
function cardsLeft(game: Game, who: Who): string[] {
  const deck = list(game, 'deck.cards', { who }, banditCards as string[]);
  const open: string[] = [];
  for (const one of game.state.pile) if (one.who === who && one.face === 'up') open.push(one.card);
  const left: string[] = [];
  for (const card of deck) {
    const used = open.indexOf(card);
    if (used >= 0) open.splice(used, 1);
    else if (!left.includes(card)) left.push(card);
  }
  return left;
}

/** Who acts in a turn, in order. */
function order(game: Game, turn: Turn): Who[] {
  const clockwise = fromFirstPlayer(game.state);
  if (turn.way === 1) return clockwise;
  const [first, ...rest] = clockwise;
  return first === undefined ? [] : [first, ...rest.reverse()];
}

function askAct(game: Game, step: Act): Outcome {
  const { who } = step;
  const hand = game.state.hand[who] ?? 0;
  const cards = hand > 0 ? list(game, 'scheme.cards', step, cardsLeft(game, who)) : [];
  const base: string[] = [];
  if (cards.length > 0) base.push('play');
  base.push(hand === 0 && deckSize(game, who) === 0 ? 'pass' : 'draw');
  const acts = list(game, 'scheme.acts', step, base);
  if (acts.length === 0) return undefined;
  const choices: Option[] = [];
  if (acts.includes('play')) for (const key of cards) choices.push({ key, tap: 'card' });
  if (acts.includes('draw')) choices.push({ key: 'draw', tap: 'draw' });
  if (acts.includes('pass')) choices.push({ key: 'pass', tap: 'pass' });
  return ask(game, {
    about: 'scheme.act',
    asks: who,
    cites,
    options: choices,
    leadsTo: step,
    into: 'act',
    with: { who, turn: step.turn, half: step.half, type: step.type },
    hold: true,
  });
}

/** Ways in which the card of `act` may lie. */
const faces = (game: Game, step: Act): string[] => list(game, 'scheme.faces', step, [turns[step.type]?.face ?? 'up']);

/** Whether a card laid at this question may lie face down: nothing said about it may then tell which it is. */
export const mayHide = (game: Game, { about, options, leadsTo }: Question): boolean =>
  about === 'scheme.act' &&
  options.some(({ key, tap }) => tap === 'card' && faces(game, { ...(leadsTo as Act), act: key }).includes('down'));

function lay(game: Game, step: Act, card: string): Outcome {
  const { state } = game;
  const { who } = step;
  let { face } = step;
  if (face === undefined) {
    const ways = faces(game, step);
    if (ways.length > 1)
      return ask(game, {
        about: 'scheme.face',
        asks: who,
        cites: ['Character Powers', 'Types of Turn'],
        options: ways.map((key) => ({ key, tap: 'face' })),
        leadsTo: step,
        into: 'face',
        with: { who },
      });
    face = ways[0] as 'up' | 'down';
  }
  state.hand[who] = Math.max(0, (state.hand[who] ?? 0) - 1);
  state.pile.push({ who, card, face, open: false });
  game.tell?.({ is: 'played', who, card: face === 'down' || card === UNSEEN ? null : card, face, cites });
  return undefined;
}

export const schemin: Rule = {
  id: 'schemin',
  stage: 'rule',
  cites: ["Phase 1: Schemin'!"],
  steps: {
    'round.begin'(game: Game, step: Step & { round: Round }): Outcome {
      const { state } = game;
      const round = { ...step.round, turn: 0 };
      state.round = round;
      state.cards.push(round.card);
      scene(game, `r${round.number}`);
      const { number: counted, card, turns: types, event } = round;
      game.tell?.({ is: 'round-begins', round: counted, card, turns: types, event, cites: schemin.cites as string[] });
      for (const who of fromFirstPlayer(state))
        draw(game, who, number(game, 'hand.size', { who }, HAND) - (state.hand[who] ?? 0), 'round');
      return types.length > 0 ? [{ do: 'schemin.turn', turn: 0 }] : undefined;
    },
    'schemin.turn'(game: Game, step: Step & { turn: number }): Outcome {
      const round = game.state.round as Round;
      round.turn = step.turn;
      scene(game, `r${round.number}/t${step.turn + 1}`);
      const type = round.turns[step.turn];
      if (type === undefined) return undefined;
      const turn = turns[type];
      if (!turn) throw new Error(`no such type of turn: ${type}`);
      const acts: Step[] = [];
      for (const who of order(game, turn))
        for (let half = 0; half < turn.acts; half++) acts.push({ do: 'schemin.act', who, turn: step.turn, half, type });
      acts.push({ do: 'schemin.turn', turn: step.turn + 1 });
      return acts;
    },
    'schemin.act'(game: Game, step: Act): Outcome {
      const { act, who } = step;
      if (act === undefined) return askAct(game, step);
      if (act === 'draw') {
        draw(game, who, DRAW, 'turn');
        return undefined;
      }
      if (act === 'pass') {
        game.tell?.({ is: 'passed', who, cites });
        return undefined;
      }
      return lay(game, step, act);
    },
    /** Unplayed cards go back on top of the decks. */
    'schemin.end'(game: Game): Outcome {
      const { state } = game;
      if (state.round) state.round.turn = state.round.turns.length;
      const left = game.kit.bandits.filter((who) => (state.hand[who] ?? 0) > 0);
      for (const who of left) state.hand[who] = 0;
      game.tell?.({ is: 'unplayed', who: left, cites: ["Phase 1: Schemin'!"] });
      return undefined;
    },
  },
};
