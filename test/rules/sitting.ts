import { built } from '../../src/rules/built.ts';
import type { Setup } from '../../src/rules/engine/state.ts';
import { houseRules } from '../../src/rules/house/index.ts';
import type { Random } from '../../src/sim/random.ts';
import { Steering } from '../../src/sim/steering.ts';
import { agreed } from '../../src/table/set-up.ts';
import { ways } from '../../src/table/ways.ts';

/** Some way to sit down, with house rules by chance. */
export function sitting(random: Random): Setup {
  const house = Object.fromEntries(houseRules.map(({ id, options }) => [id, random.pick(options)]));
  const besides = { house, expert: random.once(2), taps: random.pick(built.taps) };
  return agreed(new Steering().plan(random, random.pick(ways), besides).draft);
}
