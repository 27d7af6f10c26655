import { built } from '../../src/rules/built.ts';
import type { Setup } from '../../src/rules/engine/state.ts';
import { houseRules } from '../../src/rules/house/index.ts';
import { moduleFaults } from '../../src/rules/modules/index.ts';
import { baseGame } from '../../src/sim/parts.ts';
import type { Random } from '../../src/sim/random.ts';
import { type Fixed, Steering } from '../../src/sim/steering.ts';
import { agreed } from '../../src/table/set-up.ts';
import { waysFor } from '../../src/table/ways.ts';

/** Some way to sit down, with house rules by chance, and those modules if they can be agreed on with them. */
export function sitting(random: Random, modules: readonly string[] = []): Setup {
  const house = Object.fromEntries(houseRules.map(({ id, options }) => [id, random.pick(options)]));
  const faults = moduleFaults({ modules: [...modules], house, silk: '', known: {} });
  const chosen = faults.length === 0 ? [...modules] : [];
  const parts = { ...baseGame, modules: chosen };
  const besides: Fixed = { house, expert: random.once(2), taps: random.pick(built.taps), parts };
  const may = waysFor({ house, modules: chosen });
  return agreed(new Steering().plan(random, random.pick(may), besides).draft);
}
