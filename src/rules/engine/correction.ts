/** The table corrects the record: whatever is named is so from now on, possible by the rules or not. */
import { type Game, reask } from './game.ts';
import type { Place, Space, State, Token, Who } from './state.ts';
import { looks } from './tokens.ts';

/** What the table declares. Places, decks and sheets that are named are named with their whole contents. */
export interface Correction {
  /** Where pawns stand, the Marshal's among them; `off` for one that is not on the table. */
  pieces?: Record<Who, Space>;
  loot?: Record<Place, Token[]>;
  /** Bullet cards left to fire. */
  cylinder?: Record<Who, number>;
  /** Bullet cards in a deck, by who fired them. */
  received?: Record<Who, Who[]>;
  /** Neutral bullet cards left in the pile. */
  neutral?: number;
  firstPlayer?: Who;
  /** Cards in each hand. */
  hand?: Record<Who, number>;
}

/** Writes a correction into the record and asks the open question anew: its options may be others now. */
export function putRight(game: Game, put: Correction): void {
  lay(game.state, put);
  const loot = put.loot && everyOf(put.loot, (tokens) => tokens.map(looks));
  game.tell?.({ is: 'corrected', put: loot ? { ...put, loot } : put, cites: [] });
  reask(game);
}

/** The same without a word: for a position that is set up, too. */
export function lay(state: State, put: Correction): void {
  for (const [who, space] of Object.entries(put.pieces ?? {})) {
    if (space === 'off') delete state.pieces[who];
    else state.pieces[who] = space;
  }
  Object.assign(
    state.loot,
    everyOf(put.loot ?? {}, (tokens, place) => recognised(tokens, state.loot[place] ?? [])),
  );
  Object.assign(state.cylinder, put.cylinder);
  Object.assign(
    state.received,
    everyOf(put.received ?? {}, (deck) => [...deck]),
  );
  Object.assign(state.hand, put.hand);
  if (put.neutral !== undefined) state.neutral = put.neutral;
  if (put.firstPlayer !== undefined) state.firstPlayer = put.firstPlayer;
}

/** Tokens as declared by their looks; one that lay there before keeps the value that the record knows. */
function recognised(declared: readonly Token[], before: readonly Token[]): Token[] {
  const known = before.filter((token) => looks(token) !== token);
  return declared.map((token) => {
    const at = known.findIndex((one) => looks(one) === token);
    return at < 0 ? token : (known.splice(at, 1)[0] as Token);
  });
}

const everyOf = <T, R>(record: Readonly<Record<string, T>>, make: (value: T, key: string) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, make(value, key)]));
