/** Chance that the app may draw for the table: dice and cards on top of a deck, that of a bandit whom nobody plays among them. */
import { automata } from '../../catalogue/components.ts';
import { type Game, optionsOf, waiting } from '../../engine/game.ts';
import { isSeen, type Question, type Who } from '../../engine/state.ts';
import { colour } from './decks.ts';

/** A draw: whose it is, and from what, one entry a card. */
interface Draw {
  readonly who: Who;
  readonly among: readonly string[];
}

/**
 * What the app may draw in the place of somebody whom nobody plays, all others who are asked aside; undefined where
 * nobody waits for that, or the table does not name the cards that it lays.
 */
export function drawnFrom(game: Game, question: Question): Draw | undefined {
  const { state } = game;
  const who = waiting(question).find((one) => automata.includes(one));
  if (who === undefined) return undefined;
  const keys = optionsOf(question, who).map(({ key }) => key);
  const bullets = state.received[who] ?? [];
  if (question.about !== 'scheme.act')
    return keys.some((key) => bullets.includes(key)) ? { who, among: bullets } : undefined;
  if (!keys.every(isSeen)) return undefined;
  const deck = colour(game, who);
  for (const { who: of, card } of state.pile) if (of === who && deck.includes(card)) deck.splice(deck.indexOf(card), 1);
  return { who, among: [...deck, ...bullets.map(() => 'bullet'), 'pass'].filter((key) => keys.includes(key)) };
}

/** What the table is asked that a die or a draw answers. */
const thrown: readonly string[] = [
  'round-card',
  'die.car',
  'dynamite.blown',
  'mary.start',
  'mary.loses',
  'rob.which',
  'boarding.leader',
];

/** Whether the table may leave the answer to the app. */
export const isChance = (game: Game, question: Question): boolean =>
  question.asks.includes('table') ? thrown.includes(question.about) : drawnFrom(game, question) !== undefined;
