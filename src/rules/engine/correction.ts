/** The table corrects the record: whatever is named is so from now on, possible by the rules or not. */
import { type Game, reask } from './game.ts';
import { listAt } from './records.ts';
import { carBeside, OFF, spotOf } from './spaces.ts';
import type { Place, Space, State, Thing, Token, Who } from './state.ts';
import { looks } from './tokens.ts';

/** What the table declares. Places, decks and sheets that are named are named with their whole contents. */
export interface Correction {
  /** Where pawns stand, the Marshal's among them; `off` for one that is not on the table. */
  pieces?: Record<Who, Space>;
  loot?: Record<Place, Token[]>;
  things?: Record<Place, Thing[]>;
  /** Bullet cards left to fire. */
  cylinder?: Record<Who, number>;
  /** Bullet cards in a deck, by who fired them. */
  received?: Record<Who, Who[]>;
  /** Neutral bullet cards left in the pile. */
  neutral?: number;
  firstPlayer?: Who;
  /** Cars of the train besides the locomotive, by their ids; whatever is on one that is gone is off the train with it. */
  cars?: string[];
  /** Cards in each hand. */
  hand?: Record<Who, number>;
  /** Cards in each discard pile. */
  discard?: Record<Who, number>;
  /** By player and partner: cards of the partner's deck that he may still hold. */
  borrowed?: Record<Who, Record<Who, number>>;
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
  if (put.cars !== undefined) couple(state, put.cars);
  for (const [who, space] of Object.entries(put.pieces ?? {})) {
    if (space === OFF) delete state.pieces[who];
    else {
      state.pieces[who] = space;
      state.eliminated = state.eliminated.filter((one) => one !== who);
    }
  }
  Object.assign(
    state.loot,
    everyOf(put.loot ?? {}, (tokens) => [...tokens]),
  );
  Object.assign(
    state.things,
    everyOf(put.things ?? {}, (things) => [...things]),
  );
  Object.assign(state.cylinder, put.cylinder);
  Object.assign(
    state.received,
    everyOf(put.received ?? {}, (deck) => [...deck]),
  );
  Object.assign(state.hand, put.hand);
  Object.assign(state.discard, put.discard);
  Object.assign(state.borrowed, put.borrowed);
  if (put.neutral !== undefined) state.neutral = put.neutral;
  if (put.firstPlayer !== undefined) state.firstPlayer = put.firstPlayer;
}

/** The train has these cars now. Pawns of a car that is gone are off the train, tokens and things out of the game. */
function couple(state: State, train: readonly string[]): void {
  state.train = [...train];
  state.cars = train.length;
  const isGone = (place: Place) => (spotOf(place)?.car ?? carBeside(place) ?? 0) > state.cars;
  for (const [who, space] of Object.entries(state.pieces)) if (isGone(space)) state.pieces[who] = OFF;
  for (const place of Object.keys(state.loot).filter(isGone)) {
    listAt(state.loot, 'box').push(...(state.loot[place] ?? []));
    delete state.loot[place];
  }
  for (const place of Object.keys(state.things).filter(isGone)) delete state.things[place];
}

/** People declare tokens by their looks; one that lay there before keeps the value that the record knows. */
export function recognise(state: State, put: Correction): Correction {
  if (!put.loot) return put;
  const loot = everyOf(put.loot, (declared, place) => {
    const known = (state.loot[place] ?? []).filter((token) => looks(token) !== token);
    return declared.map((token) => {
      const at = known.findIndex((one) => looks(one) === token);
      return at < 0 ? token : (known.splice(at, 1)[0] as Token);
    });
  });
  return { ...put, loot };
}

/** The correction that makes `record` stand as `table` does, or undefined where it stands so already. */
export function between(record: State, table: State): Correction | undefined {
  const put: Correction = {
    ...(record.train.join() !== table.train.join() && { cars: [...table.train] }),
    ...changed('pieces', record.pieces, table.pieces, OFF),
    ...changed('loot', record.loot, table.loot, []),
    ...changed('things', record.things, table.things, []),
    ...changed('cylinder', record.cylinder, table.cylinder, 0),
    ...changed('received', record.received, table.received, []),
    ...changed('hand', record.hand, table.hand, 0),
    ...changed('discard', record.discard, table.discard, 0),
    ...changed('borrowed', record.borrowed, table.borrowed, {}),
    ...(record.neutral !== table.neutral && { neutral: table.neutral }),
    ...(record.firstPlayer !== table.firstPlayer && { firstPlayer: table.firstPlayer }),
  };
  return Object.keys(put).length > 0 ? put : undefined;
}

/** @param none what an entry that is not there stands for */
function changed<K extends string, T>(
  name: K,
  record: Readonly<Record<string, T>>,
  table: Readonly<Record<string, T>>,
  none: NoInfer<T>,
): { [Name in K]?: Record<string, T> } {
  const keys = [...new Set([...Object.keys(record), ...Object.keys(table)])].filter(
    (key) => JSON.stringify(record[key] ?? none) !== JSON.stringify(table[key] ?? none),
  );
  if (keys.length === 0) return {};
  const put = Object.fromEntries(keys.map((key) => [key, structuredClone(table[key] ?? none)]));
  return { [name]: put } as { [Name in K]?: Record<string, T> };
}

const everyOf = <T, R>(record: Readonly<Record<string, T>>, make: (value: T, key: string) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, make(value, key)]));
