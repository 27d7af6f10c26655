/**
 * What the box holds with a tag of its own besides cards of a colour and what single modules bring: round cards, the
 * spaces of the train, loot, and cards that no rule uses. Each list is enrolled like the pieces of a module.
 */
import { cars, purses } from '../rules/catalogue/components.ts';
import { roundCards } from '../rules/catalogue/round-cards.ts';
import { spaceAt } from '../rules/engine/spaces.ts';
import type { Option, Question, State } from '../rules/engine/state.ts';
import { looks } from '../rules/engine/tokens.ts';
import { modules } from '../rules/modules/index.ts';

/** Somebody's character card: it stands for him wherever he may be chosen. */
export const CHARACTER = 'character';
/** In Silk's deck, and used by no rule of this box. */
export const NUDGE = 'nudge';

export const ROUND_CARDS = 'round-cards';
const TRAIN = 'train';
const LOOT = 'loot';
const FAN_CLUB = 'fan-club';

const JEWELS = 6;
const STRONGBOXES = 3;
/** Nobody has told how many there are in a box; so many can be known. */
const MOST_FAN_CLUB_CARDS = 12;

const times = (count: number, piece: string): string[] => Array<string>(count).fill(piece);
const ownCars = modules.flatMap(({ cars: coupled = [] }) => coupled);
const carPieces = ['locomotive', ...cars.map(({ id }) => id), ...ownCars];
/** Spaces of modules that are not on the module's own list. */
const annexes = modules.flatMap(({ spaces = [], pieces = [] }) => spaces.filter((space) => !pieces.includes(space)));

/** By the car, not by its place in the train, since a tag is stuck to a car: `car-3p.roof`. Purses by what is printed below. */
export const boxLists: ReadonlyMap<string, readonly string[]> = new Map([
  [ROUND_CARDS, roundCards.map(({ id }) => id)],
  [TRAIN, [...carPieces.flatMap((car) => [`${car}.in`, `${car}.roof`]), ...annexes]],
  [
    LOOT,
    [
      ...purses.flatMap(({ dollars, count }) => times(count, `purse:${dollars}`)),
      ...times(JEWELS, 'jewel'),
      ...times(STRONGBOXES, 'strongbox'),
    ],
  ],
  [FAN_CLUB, times(MOST_FAN_CLUB_CARDS, FAN_CLUB)],
]);

interface Piece {
  readonly who: string;
  readonly card: string;
}

/** Whether no rule of the box does anything with it. */
export const isIdle = ({ who, card }: Piece): boolean => card === NUDGE || who === FAN_CLUB;

/** Whether its face is for its holder alone while it lies face down: neither a screen nor the tag's own memory may name it. */
export const isSecret = ({ who, card }: Piece): boolean =>
  (who === LOOT && card !== looks(card)) || secretThings.includes(card.replace(/:.*/, ''));
const secretThings = ['goal', 'whiskey', 'old-whiskey'];

/** Whether a token or a space stands for an option: a purse is chosen as any purse, and tells its value where that is asked. */
export function isChosenBy({ who, card }: Piece, { key, tap }: Option, question: Question, state: State): boolean {
  if (who === LOOT && tap === 'token') return key.split('+').every((token) => looks(token) === looks(card));
  if (who === LOOT && tap === 'value') return `${question.with.token}:${key}` === card;
  return who === TRAIN && tap === 'space' && key === spaceOf(card, state);
}

/** Where a car's floor is tonight, or undefined. */
function spaceOf(piece: string, state: State): string | undefined {
  const [car, floor] = piece.split('.');
  if (floor !== 'in' && floor !== 'roof') return piece;
  const at = car === 'locomotive' ? 0 : state.train.indexOf(car as string) + 1;
  return car !== 'locomotive' && at === 0 ? undefined : spaceAt(state, at, floor);
}
