import { expect, test } from 'vitest';
import { everything } from '../../src/sim/everything.ts';
import { mayComeUp } from '../../src/sim/may-come-up.ts';
import { baseGame } from '../../src/sim/parts.ts';

const gone = (...combinations: string[][]) => {
  const names = everything({ ...baseGame, modules: [...new Set(combinations.flat())] });
  const left = mayComeUp(names, combinations);
  return names.filter((name) => !left.includes(name));
};

test('with the Marshal’s player in every night nobody has a Marshal card or dodges', () => {
  expect(gone(['marshal'], ['marshal', 'prison'])).toEqual(['marshal', 'silk-dodge']);
  expect(gone(['marshal'], ['prison'])).toEqual([]);
  expect(gone([])).toEqual([]);
});
