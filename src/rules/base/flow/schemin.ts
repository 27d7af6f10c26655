/** Phase 1: Schemin'! A hand is drawn, then turn by turn each player lays a card on the pile or draws three. */

import { ask, type Game, type Outcome, options, scene } from '../../engine/game.ts';
import type { Laying, Rule, Scheming } from '../../engine/hooks.ts';
import type { Kit } from '../../engine/kit.ts';
import { list, number } from '../../engine/lists.ts';
import { cardKey, cardOf, playersFrom } from '../../engine/players.ts';
import {
  isSeen,
  type Option,
  type Played,
  type Question,
  type Round,
  type Step,
  type Who,
} from '../../engine/state.ts';
import { noteBullets } from '../../engine/verbs.ts';
import { turns } from '../turns/index.ts';
import type { Turn } from '../turns/turn.ts';
import { cardsLeft, colours, draw, drawable, HAND, pickFor, putAway, spend } from './decks.ts';

export const DRAW = 3;
export const actCites = ["Phase 1: Schemin'!", 'Types of Turn'];

const keepCites = ['End of Round Bonus'];

interface Unplayed extends Step {
  players: Who[];
  /** Whether the cards for the next round were picked already: those stay in hand. */
  picked: boolean;
}
interface Keep extends Step {
  who: Who;
  picked: boolean;
  /** How many are kept, as the key chosen. */
  cards?: string;
}
export interface Act extends Step, Scheming {
  face?: 'up' | 'down';
}

/** Whether a player's cards are named with their colour: he has two bandits, or draws from a partner's deck. */
export const several = (game: Game, who: Who): boolean =>
  (game.kit.hands[who]?.length ?? 0) > 1 || list(game, 'draw.decks', { who }, []).length > 0;

/** Who acts in a turn, in order. */
function order(game: Game, turn: Turn): Who[] {
  const clockwise = [...playersFrom(game)];
  const [first, ...rest] = clockwise;
  const base = turn.way === 1 || first === undefined ? clockwise : [first, ...rest.reverse()];
  return list(game, 'turn.order', { way: turn.way }, base);
}

/** Whether a type of turn forbids a card, by anything that it counts as. */
export function isForbidden(game: Game, type: string, card: string): boolean {
  const forbidden = turns[type]?.forbids ?? [];
  return forbidden.length > 0 && list(game, 'card.kinds', { card }, [card]).some((kind) => forbidden.includes(kind));
}

/** Cards of a colour that the type of turn allows. */
function allowed(game: Game, { type }: Act, of: Who): string[] {
  const left = cardsLeft(game, of);
  return turns[type]?.forbids ? left.filter((card) => !isForbidden(game, type, card)) : left;
}

/** What a player may do now, as options; none where his turn is passed over. */
export function choicesOf(game: Game, step: Act): Option[] {
  const { who } = step;
  const hand = number(game, 'cards.to-lay', { who }, game.state.hand[who] ?? 0);
  const named = several(game, who);
  const cards: Option[] = [];
  // A card that nobody sees has no colour.
  for (const of of hand > 0 ? colours(game, who) : [])
    for (const card of list(game, 'scheme.cards', laying(step, of), allowed(game, step, of)))
      cards.push({ key: cardKey(of, card, named && isSeen(card)), tap: 'card' });
  const base: string[] = [];
  if (cards.length > 0) base.push('play');
  base.push(hand === 0 && drawable(game, who) === 0 ? 'pass' : 'draw');
  const acts = list(game, 'scheme.acts', step, base);
  const choices: Option[] = acts.includes('play') ? cards : [];
  for (const act of acts)
    if (act !== 'play') choices.push({ key: act, tap: act === 'draw' || act === 'pass' ? act : 'word' });
  return choices;
}

function askAct(game: Game, step: Act): Outcome {
  const { who } = step;
  const choices = choicesOf(game, step);
  if (choices.length === 0) return undefined;
  const words: Record<string, string | number> = { who, turn: step.turn, half: step.half, type: step.type };
  if (step.cover !== undefined) words.cover = step.cover;
  if (step.given !== undefined) words.given = step.given.act;
  return ask(game, {
    about: 'scheme.act',
    asks: who,
    cites: actCites,
    options: choices,
    leadsTo: step,
    into: 'act',
    with: words,
    hold: true,
  });
}

/** Whether an answer lays a card: all others are draws, passes and the acts of modules. */
export const laysCard = ({ steps }: Kit, key: string): boolean =>
  key !== 'draw' && key !== 'pass' && !steps.has(`scheme.${key}`);

/** A turn as it is put to the hooks about a card. */
const laying = ({ who, turn, half, type, cover, given }: Act, of: Who, act?: string): Laying => ({
  who,
  turn,
  half,
  type,
  cover,
  given,
  of,
  act,
});

/** Ways in which a card of that key may lie. */
export function facesOf(game: Game, step: Act, key: string): string[] {
  const { who: of, card } = cardOf(key, step.who);
  return list(game, 'scheme.faces', laying(step, of, card), [turns[step.type]?.face ?? 'up']);
}

/** Whether the answers of a turn in which all choose at once are still sealed at this question. */
export const isTogether = ({ leadsTo }: Question): boolean => leadsTo.do === 'schemin.together';

/** Whether a card laid at this question may lie face down: nothing said about it may then tell which it is. */
export const mayHide = (game: Game, question: Question): boolean =>
  question.about === 'scheme.act' &&
  (isTogether(question) ||
    question.options.some(
      ({ key, tap }) => tap === 'card' && facesOf(game, question.leadsTo as Act, key).includes('down'),
    ));

function lay(game: Game, step: Act, key: string): Outcome {
  let { face } = step;
  if (face === undefined) {
    const ways = facesOf(game, step, key);
    if (ways.length > 1)
      return ask(game, {
        about: 'scheme.face',
        asks: step.who,
        cites: ['Character Powers', 'Types of Turn'],
        options: options('face', ways),
        leadsTo: step,
        into: 'face',
        // The card is chosen, and lies as it would without the power.
        skip: [{ ...step, face: ways[0] }],
        with: { who: step.who },
      });
    face = ways[0] as 'up' | 'down';
  }
  const { who, card } = cardOf(key, step.who);
  const by = spend(game, step.who, who);
  const shown = face === 'down' || !isSeen(card) ? null : card;
  const played: Played = { who, card, face, open: false };
  if (by !== undefined) played.by = by;
  if (turns[step.type]?.forbids) played.turn = step.type;
  game.state.pile.push(played);
  game.tell?.({ is: 'played', who, card: shown, face, cites: actCites, ...(by !== undefined && { by }) });
  return undefined;
}

/** Draws up to a round's hand; what a player has kept or picked is part of it. An empty hand picks now. */
function fill(game: Game, who: Who): void {
  const { hand } = game.state;
  if (!hand[who]) pickFor(game, [who]);
  const missing = number(game, 'hand.size', { who }, HAND) - (hand[who] ?? 0);
  if (missing > 0) draw(game, who, missing, 'round');
  else game.state.drawn[who] = { own: 0, partner: 0 };
}

/** Cards in a player's hand that are picked for the next round already. */
const apart = (game: Game, who: Who, picked: boolean): number => (picked ? number(game, 'hand.picked', { who }, 0) : 0);

/** Cards in a player's hand that are left of the round. */
const leftOver = (game: Game, who: Who, picked: boolean): number =>
  Math.max(0, (game.state.hand[who] ?? 0) - apart(game, who, picked));

/** How many cards a player may keep in hand for the next round: one for each icon, of those that are left. */
const mayKeep = (game: Game, who: Who, picked: boolean): number =>
  Math.max(0, Math.min(leftOver(game, who, picked), number(game, 'keep.most', { who }, game.state.round?.keep ?? 0)));

/** Each of these keeps so many of the cards left of the round and puts the others away. Those who have picked as many are told of together. */
function unplayed(game: Game, players: Who[], kept: number, picked: boolean): void {
  const { state } = game;
  const cites = kept > 0 ? keepCites : ["Phase 1: Schemin'!"];
  const counts = new Map(players.map((who) => [who, apart(game, who, picked)]));
  for (const cards of new Set(counts.values())) {
    const who = players.filter((one) => counts.get(one) === cards);
    let to: 'deck' | 'discard' = 'deck';
    for (const one of who) {
      const away = leftOver(game, one, picked) - kept;
      to = putAway(game, one, away);
      state.hand[one] = (state.hand[one] ?? 0) - away;
    }
    game.tell?.({ is: 'unplayed', who, kept, ...(cards > 0 && { picked: cards }), to, cites });
  }
}

/** What is done in a turn of that type, in order. */
function actsOf(game: Game, turn: Turn, at: number): Step[] {
  const who = order(game, turn);
  game.uses?.(turn.id);
  if (turn.together) return [{ do: 'schemin.together', who, turn: at, type: turn.id, faces: {} }];
  const acts: Step[] = [];
  for (const one of who)
    for (let half = 0; half < turn.acts; half++)
      acts.push({ do: 'schemin.act', who: one, turn: at, half, type: turn.id });
  return acts;
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
      noteBullets(state);
      scene(game, `r${round.number}`);
      const { number: counted, card, turns: types, event } = round;
      game.tell?.({ is: 'round-begins', round: counted, card, turns: types, event, cites: schemin.cites as string[] });
      const draw: Step = { do: 'round.draw' };
      return types.length > 0 ? [draw, { do: 'schemin.turn', turn: 0 }] : [draw];
    },
    'round.draw'(game: Game): Outcome {
      for (const who of playersFrom(game)) fill(game, who);
      return undefined;
    },
    'schemin.turn'(game: Game, step: Step & { turn: number }): Outcome {
      const round = game.state.round as Round;
      round.turn = step.turn;
      scene(game, `r${round.number}/t${step.turn + 1}`);
      const type = round.turns[step.turn];
      if (type === undefined) return undefined;
      const turn = turns[type];
      if (!turn) throw new Error(`no such type of turn: ${type}`);
      return [...actsOf(game, turn, step.turn), { do: 'schemin.turn', turn: step.turn + 1 }];
    },
    'schemin.act'(game: Game, step: Act): Outcome {
      const { act, who } = step;
      if (act === undefined) return askAct(game, step);
      if (act === 'draw') {
        draw(game, who, DRAW, 'turn');
        return undefined;
      }
      if (act === 'pass') {
        game.tell?.({ is: 'passed', who, cites: actCites });
        return undefined;
      }
      return laysCard(game.kit, act) ? lay(game, step, act) : [{ ...step, do: `scheme.${act}` }];
    },
    'schemin.end'(game: Game): Outcome {
      const { state } = game;
      if (state.round) state.round.turn = state.round.turns.length;
      const players = list(game, 'unplayed.players', {}, [...playersFrom(game)]);
      return players.length === 0 ? undefined : [{ do: 'schemin.unplayed', players, picked: false }];
    },
    /** Unplayed cards are put away; who may keep some is asked first. */
    'schemin.unplayed'(game: Game, { players, picked }: Unplayed): Outcome {
      const asked = players.filter((who) => mayKeep(game, who, picked) > 0);
      const left = players.filter((who) => leftOver(game, who, picked) > 0 && !asked.includes(who));
      if (left.length > 0 || asked.length === 0) unplayed(game, left, 0, picked);
      return asked.map((who) => ({ do: 'schemin.keep', who, picked }));
    },
    'schemin.keep'(game: Game, step: Keep): Outcome {
      const { who, cards, picked } = step;
      const most = mayKeep(game, who, picked);
      if (cards === undefined)
        return ask(game, {
          about: 'scheme.keep',
          asks: who,
          cites: keepCites,
          options: options('word', [...Array(most + 1).keys()].map(String)),
          leadsTo: step,
          into: 'cards',
          with: { who, most },
        });
      unplayed(game, [who], Number(cards), picked);
      return undefined;
    },
  },
};
