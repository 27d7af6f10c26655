/** The options of a question that are drawn, in the order in which they are seen. */
import { OFF, spotOf } from '../rules/engine/spaces.ts';
import type { Option } from '../rules/engine/state.ts';

/**
 * Spaces stand from the locomotive back, off the train last; everything else as the rules give it.
 * What comes by a tap alone is not drawn.
 */
export function inSight(options: readonly Option[]): Option[] {
  const drawn = options.filter((option) => option.tap !== 'reader');
  return drawn.every((option) => option.tap === 'space') ? drawn.toSorted((a, b) => carOf(a) - carOf(b)) : drawn;
}

const carOf = ({ key }: Option): number => spotOf(key)?.car ?? (key === OFF ? 2 : 1) * BEHIND;
/** More cars than any train has: what stands beside them is named after them. */
const BEHIND = 1000;
