/**
 * The tokens among the pieces to put back. What lies openly goes straight to its place. Tokens with a hidden side are
 * alike only to look at: where they were passed on, the list goes the same ways back, so that each comes home.
 */
import { fixedValues } from '../rules/catalogue/components.ts';
import type { Fact } from '../rules/engine/facts.ts';
import type { Place, Token } from '../rules/engine/state.ts';

/** A token went from one place to another, `box` is out of the game; or it was turned where it lies. */
export interface Carried {
  readonly token: Token;
  readonly from: Place;
  readonly to: Place;
  /** What its other side shows, where it was turned. */
  readonly into?: Token;
}
/** Where tokens lie, by their looks, and how those with a hidden side came there, the latest last. */
export interface TokensOnTable {
  loot: Record<Place, Token[]>;
  carried: readonly Carried[];
}

const isHidden = (token: Token): boolean => fixedValues[token] === undefined;

/** How tokens with a hidden side went round, as the table was told. */
export const carriedIn = (facts: readonly Fact[]): Carried[] =>
  facts.flatMap((fact) => carriedBy(fact).filter(({ token }) => isHidden(token)));

function carriedBy(fact: Fact): Carried[] {
  switch (fact.is) {
    case 'placed':
      return [{ token: fact.token, from: 'box', to: fact.to }];
    case 'took':
      return [{ token: fact.token, from: fact.from, to: fact.who }];
    case 'dropped':
      return [{ token: fact.token, from: fact.who, to: fact.to }];
    case 'discarded':
      return [{ token: fact.token, from: fact.from, to: 'box' }];
    case 'turned':
      return [{ token: fact.token, from: fact.at, to: fact.at, into: fact.into }];
    case 'shifted':
      return fact.tokens.map((token) => ({ token, from: fact.from, to: fact.to }));
    default:
      return [];
  }
}

/** Every move of a token, in the order in which it is to be made. */
export function tokenMoves(table: TokensOnTable, record: TokensOnTable): Carried[] {
  const moves = straight(table.loot, record.loot);
  const hidden = moves.filter(({ token }) => isHidden(token));
  const way = sameWay(table.carried, record.carried);
  if (!leads(way, hidden)) return moves;
  return [...moves.filter(({ token }) => !isHidden(token)), ...way];
}

/** Back along what is no longer so, or on along what is so again; none where an amend has led another way. */
function sameWay(table: readonly Carried[], record: readonly Carried[]): Carried[] {
  const shared = Math.min(table.length, record.length);
  if (!record.slice(0, shared).every((one, at) => isSame(one, table[at]))) return [];
  const back = table
    .slice(shared)
    .map(
      ({ token, from, to, into }): Carried =>
        into === undefined ? { token, from: to, to: from } : { token: into, from, to, into: token },
    );
  return [...back.reverse(), ...record.slice(shared)];
}

const isSame = (one: Carried, other: Carried | undefined): boolean =>
  one.token === other?.token && one.from === other.from && one.to === other.to && one.into === other.into;

/** Whether a way ends as these moves do; after a correction it may not. */
function leads(way: readonly Carried[], moves: readonly Carried[]): boolean {
  const left = new Map<string, number>();
  const count = (one: Carried, times: number) => {
    for (const [token, place, by] of [
      [one.token, one.from, -times],
      [one.into ?? one.token, one.to, times],
    ] as const) {
      const key = `${token} ${place}`;
      left.set(key, (left.get(key) ?? 0) + by);
    }
  };
  for (const one of way) count(one, 1);
  for (const one of moves) count(one, -1);
  return [...left].every(([key, more]) => more === 0 || key.endsWith(' box'));
}

/** What lies in which place. */
type Lying = Readonly<Record<Place, readonly string[]>>;

/** Pairs each token, or thing, that is too many in one place with a place where it is missing. */
export function straight(table: Lying, record: Lying): Carried[] {
  const surplus: { token: Token; place: Place }[] = [];
  const wanting: { token: Token; place: Place }[] = [];
  for (const place of new Set([...Object.keys(table), ...Object.keys(record)])) {
    const here = tally(table[place]);
    const there = tally(record[place]);
    for (const token of new Set([...here.keys(), ...there.keys()])) {
      const more = (here.get(token) ?? 0) - (there.get(token) ?? 0);
      for (let at = 0; at < Math.abs(more); at++) (more > 0 ? surplus : wanting).push({ token, place });
    }
  }
  const moves = surplus.map(({ token, place }) => {
    const at = wanting.findIndex((one) => one.token === token);
    return { token, from: place, to: at < 0 ? 'box' : (wanting.splice(at, 1)[0]?.place ?? 'box') };
  });
  return [...moves, ...wanting.map(({ token, place }) => ({ token, from: 'box', to: place }))].filter(
    ({ from, to }) => from !== to,
  );
}

/** How often each item is there. */
export function tally(items: readonly string[] = []): Map<string, number> {
  const counted = new Map<string, number>();
  for (const item of items) counted.set(item, (counted.get(item) ?? 0) + 1);
  return counted;
}
