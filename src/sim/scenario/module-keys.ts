import type { Correction } from '../../rules/engine/correction.ts';
import type { Fact } from '../../rules/engine/facts.ts';
import type { Kit } from '../../rules/engine/kit.ts';
import type { State } from '../../rules/engine/state.ts';
import type { Expect, Table } from './schema.ts';

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

/** The keys of the scenario format that belong to a module. */
export interface ModuleKeys {
  /** What a `table` lays down, as people would declare it; other keys are left alone. */
  readonly table?: (table: Table, state: State) => Correction;
  readonly expect?: Lookups;
  /** Why nobody can stand like this before the first entry, or undefined. */
  readonly illegal?: (state: State) => string | undefined;
}
