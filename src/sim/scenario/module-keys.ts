import type { Correction } from '../../rules/engine/correction.ts';
import type { Fact } from '../../rules/engine/facts.ts';
import type { Kit } from '../../rules/engine/kit.ts';
import type { Place, Setup, State, Thing, Token, Who } from '../../rules/engine/state.ts';
import type { Expect, Scenario, Table } from './schema.ts';

/** What a check looks at. */
export interface Checked {
  readonly state: State;
  readonly kit: Kit;
  /** Facts of the last entry. */
  readonly facts: readonly Fact[];
  readonly refused: boolean;
}

/** How keys of `expect` are read off the position; what comes back has the same shape as what is wanted. */
export type Lookups = { [K in keyof Expect]?: (seen: Checked, wanted: never) => unknown };

/** The keys of the scenario format that belong to a module or variant; they count where it is played. */
export interface ModuleKeys {
  readonly module: string;
  /** What of the set-up only the scenario's table tells. */
  readonly setup?: (scenario: Scenario, setup: Setup) => Partial<Setup>;
  /** What lies on the table before the first entry, where the scenario says nothing of it. */
  readonly begin?: (scenario: Scenario, state: State) => Correction;
  /** Bullet cards of a character that are neither in a cylinder nor in a deck. */
  readonly fired?: (state: State, by: Who) => number;
  /** What a `table` lays down, as people would declare it; other keys are left alone. */
  readonly table?: (table: Table, state: State) => Correction;
  readonly expect?: Lookups;
  /** Whether a token of a place is told under a key of the module instead of `loot`. */
  readonly apart?: (place: Place, token: Token) => boolean;
  /** Why nobody can stand like this before the first entry, or undefined. */
  readonly illegal?: (state: State) => string | undefined;
}

/** Puts things of one kind in place of those of that kind that are there; others stay. */
export const instead = (
  { things }: State,
  place: Place,
  isOne: (thing: Thing) => boolean,
  now: readonly Thing[],
): Record<Place, Thing[]> => ({ [place]: [...(things[place] ?? []).filter((thing) => !isOne(thing)), ...now] });
