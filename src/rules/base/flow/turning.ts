/**
 * Cards are tapped as the pile is turned over: while scheming only the turns are counted, and the First Player
 * taps or picks each card when its moment comes. It is among a night's rules only where the set-up says so.
 */
import { ask, type Game, type Outcome, scene } from '../../engine/game.ts';
import type { Laying, Rule } from '../../engine/hooks.ts';
import { number } from '../../engine/lists.ts';
import { cardKey, cardOf, layerOf, seatOf } from '../../engine/players.ts';
import { COVERED, isSeen, type Option, type Played, type Step, UNSEEN, type Who } from '../../engine/state.ts';
import { lend } from './decks.ts';
import { type Put, pileSteps, unopened } from './pile-put-right.ts';
import { laysCard } from './schemin.ts';

const cites = ["Phase 2: Stealin'!"];

/** Which card the First Player sees: one of those expected, `another` player's, or `none` where the pile has ended. */
interface Seen extends Step {
  at: number;
  /** Left out until it is said, and where the table is asked anew. */
  seen?: string;
}

/** Cards of bandits that can still be turned over. The colour is named where there may be several. */
function cardsOf(game: Game, colours: readonly Who[], tap: 'card' | 'reader', named: boolean): Option[] {
  return colours.flatMap((who) => unopened(game, who).map((card): Option => ({ key: cardKey(who, card, named), tap })));
}

const others = ({ kit }: Game, colours: readonly Who[]): Who[] =>
  kit.characters.filter((who) => !colours.includes(who));

/** What of a player's turn is counted, under the first of his colours: a card, or a Shoot and the card that covers it (heading Cover rule). */
function counted(game: Game, cards: readonly string[], laying: Laying): string[] {
  const { who, of, type, cover } = laying;
  if (of !== who || cards.length === 0) return [];
  const covers = hasTwo(game, who) && type === 'standard' && cover === undefined;
  const onTop = number(game, 'cards.on-top', laying, covers ? 1 : 0);
  // What comes to something without lying on the pile is said at once.
  const said = cards.filter((card) => !laysCard(game.kit, card));
  return [UNSEEN, ...(onTop > 0 && (game.state.hand[who] ?? 0) > 1 ? [COVERED] : []), ...said];
}

const hasTwo = ({ kit }: Game, who: Who): boolean => (kit.hands[who]?.length ?? 0) > 1;

/** The card that covers a Shoot. */
const cover = (game: Game, step: Step): Step[] | undefined =>
  step.act === COVERED && hasTwo(game, step.who as Who) ? [{ ...step, act: UNSEEN }] : undefined;

/** Ids of questions are counted within a scene, so it begins but once. */
function begin(game: Game, name: string): void {
  if (game.state.scene !== name) scene(game, name);
}

/** Asks which card is turned over, where it is not known. */
function whichCard(game: Game, step: Step & { at?: number }): Outcome {
  const { state } = game;
  const at = step.at ?? 0;
  const played = state.pile[at];
  if (!played || isSeen(played.card)) return undefined;
  begin(game, `r${state.round?.number ?? 0}/c${at + 1}`);
  const who = layerOf(state.setup, played);
  const colours = seatOf(state.setup, who);
  const rest = others(game, colours);
  return ask(game, {
    about: 'turning.card',
    asks: state.firstPlayer,
    cites,
    options: [
      ...cardsOf(game, colours, 'card', colours.length > 1),
      { key: 'another', tap: 'word' },
      { key: 'none', tap: 'word' },
      ...cardsOf(game, rest, 'reader', true),
    ],
    leadsTo: { do: 'turning.seen', at },
    into: 'seen',
    with: { who, at, of: state.pile.length },
    hold: true,
    skip: [
      { do: 'turning.missing', at, to: at + 1 },
      { do: 'turn-over', at },
    ],
  });
}

/** Before the cards go home: the pile is at its end, unless a card is left on the table. */
function anyLeft(game: Game, step: Step & { go?: string }): Outcome {
  const { state, kit } = game;
  if (step.go !== undefined || !game.holds) return undefined;
  const at = state.pile.length;
  begin(game, `r${state.round?.number ?? 0}/c${at + 1}`);
  return ask(game, {
    about: 'turning.end',
    asks: state.firstPlayer,
    cites,
    options: [
      { key: 'next', tap: 'next' },
      { key: 'another', tap: 'word' },
      ...cardsOf(game, kit.characters, 'reader', true),
    ],
    leadsTo: { do: 'turning.end', at },
    into: 'seen',
    with: { event: state.round?.event ?? 'none' },
    hold: true,
    skip: [{ do: 'round.end', go: 'pass' }],
  });
}

export const turning: Rule = {
  id: 'turning',
  stage: 'variant',
  cites,
  steps: {
    ...pileSteps,
    'turning.seen'(game: Game, { at, seen }: Seen): Outcome {
      if (seen === undefined) return [{ do: 'turn-over', at }];
      const { pile, setup } = game.state;
      const played = pile[at] as Played;
      const player = layerOf(setup, played);
      if (seen === 'another') return [{ do: 'turning.found', at } satisfies Put];
      if (seen === 'none') return [{ do: 'turning.missing', at, to: pile.length }];
      const { who, card } = cardOf(seen, played.who);
      if (!seatOf(setup, player).includes(who)) return [{ do: 'turning.found', at, found: who, card } satisfies Put];
      const laid = { ...played, who, card };
      const partner = layerOf(setup, laid);
      if (partner !== player) lend(game, player, partner, -1);
      pile[at] = partner === player ? laid : { ...laid, by: player };
      return [{ do: 'turn-over', at, go: 'next' }];
    },
    'turning.end'(_game: Game, { at, seen }: Seen): Outcome {
      if (seen === undefined) return [{ do: 'round.end' }];
      if (seen === 'next') return [{ do: 'round.end', go: 'next' }];
      const [found, card] = seen.split(':');
      const put: Put = { do: 'turning.found', at, ...(card !== undefined && { found: found as Who, card }) };
      return [put, { do: 'round.end' }];
    },
  },
  hooks: {
    narrow: {
      'scheme.cards': counted,
      // The card lies as its player laid it; nobody needs to say how.
      'scheme.faces': (_game, faces) => faces.slice(0, 1),
    },
    after: { 'schemin.act': cover },
    before: { 'turn-over': whichCard, 'round.end': anyLeft },
  },
};
