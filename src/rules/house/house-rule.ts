import type { Mode } from '../base/modes/mode.ts';
import type { Hooks, Rule } from '../engine/hooks.ts';
import type { Cite } from '../engine/state.ts';

/** A switch for what the manual leaves open. The first option is the default, and leaves the base rules as they are. */
export interface HouseRule {
  readonly id: string;
  /** Default first. */
  readonly options: readonly [string, ...string[]];
  readonly cites: readonly Cite[];
  /** It matters only with one of these modules or variants; left out where it matters without any. */
  readonly modules?: readonly string[];
  /** It decides which cards make up the decks: it stays as it is once they are dealt. */
  readonly dealt?: true;
  /** What an option changes, for the options that change something. */
  readonly hooks: Readonly<Record<string, Hooks>>;
  /** How an option changes a way to sit down. */
  readonly mode?: Readonly<Record<string, (mode: Mode) => Mode>>;
  /** Steps of its own, which its hooks lead to. */
  readonly steps?: Rule['steps'];
}
