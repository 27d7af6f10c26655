/** Chance that the app may draw for the table: dice and cards on top of a deck, that of a bandit whom nobody plays among them. */
import { automata } from '../../catalogue/components.ts';
import type { Game } from '../../engine/game.ts';
import { isSeen, type Question } from '../../engine/state.ts';
import { colour } from './decks.ts';

/**
 * What the app may draw the answer from, one entry a card; undefined where the answer is no chance of theirs, or the
 * table does not name the cards that it lays.
 */
export function drawnFrom(game: Game, { asks, about, options }: Question): string[] | undefined {
  const { state } = game;
  const [who] = asks;
  if (who === undefined || !automata.includes(who)) return undefined;
  const bullets = state.received[who] ?? [];
  if (about !== 'scheme.act') return options.some(({ key }) => bullets.includes(key)) ? [...bullets] : undefined;
  if (options.some(({ key }) => !isSeen(key))) return undefined;
  const deck = colour(game, who);
  for (const { who: of, card } of state.pile) if (of === who && deck.includes(card)) deck.splice(deck.indexOf(card), 1);
  return [...deck, ...bullets.map(() => 'bullet'), 'pass'];
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
