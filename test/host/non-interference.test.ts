import { describe, expect, test } from 'vitest';
import { firstDifference } from './first-difference.ts';
import { type PairOptions, playHidden } from './hidden-card.ts';

const PAIRS = 12;

describe.each<Pick<PairOptions, 'by' | 'how'>>([
  { by: 'tunnel', how: 'tap' },
  { by: 'tunnel', how: 'touch' },
  { by: 'ghost', how: 'tap' },
  { by: 'ghost', how: 'touch' },
])('two nights that differ in one card laid face down ($by, by $how)', (kind) => {
  test.each(Array.from({ length: PAIRS }, (_, seed) => seed))(
    'show the same until it is turned over (seed %i)',
    async (seed) => {
      const one = await playHidden({ ...kind, seed }, 0);
      const other = await playHidden({ ...kind, seed }, 1);
      expect(firstDifference(one.before, other.before)).toBeNull();
      expect(one.before.length).toBe(other.before.length);
      expect(one.before.length).toBeGreaterThan(20);
      // What comes next tells them apart: this test can fail.
      expect(firstDifference(one.after, other.after)).not.toBeNull();
    },
  );
});
