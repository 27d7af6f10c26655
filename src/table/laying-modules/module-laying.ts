import type { SetupStep } from '../../messages/view.ts';
import type { Setup, Who } from '../../rules/engine/state.ts';

/** What a module adds to the guided set-up, each at its place in it. */
export interface ModuleLaying {
  /** Instead of the strongbox in the locomotive. */
  readonly locomotive?: (setup: Setup) => SetupStep[];
  /** Once the train stands with its loot, the Marshal and the neutral bullets. */
  readonly train?: (setup: Setup) => SetupStep[];
  /** To what a player takes, once for each of his bandits: a poster, a horse. */
  readonly own?: (setup: Setup, who: Who) => SetupStep[];
  /** Once everybody has a sheet: cards beside the train. */
  readonly beside?: (setup: Setup) => SetupStep[];
  /** Instead of placing pawns as the mode has it. */
  readonly placing?: (setup: Setup) => SetupStep[];
  /** Once all pawns stand. */
  readonly after?: (setup: Setup) => SetupStep[];
  /** Starting purses that it adds. */
  readonly purses?: number;
  /** Cards of each colour that go back into the box, out of the decks. */
  readonly without?: readonly string[];
}

export const step = (code: string, words: SetupStep['with'] = {}): SetupStep => ({ code, with: words });
