/** A house rule may be changed while what it had planned still waits. */
import { expect, test } from 'vitest';
import { houseRules } from '../../src/rules/house/index.ts';
import { kitFor } from '../../src/rules/kit.ts';
import { modules } from '../../src/rules/modules/index.ts';
import { standardSetup } from '../../src/rules/setup.ts';

test('every step of a house rule stays known, whichever option is chosen', () => {
  const all = { ...standardSetup({ seats: ['ghost', 'doc'], carCount: 4 }), modules: modules.map(({ id }) => id) };
  for (const { id, options, steps = {} } of houseRules)
    for (const option of options) {
      const kit = kitFor({ ...all, house: { [id]: option } });
      for (const step of Object.keys(steps)) expect(kit.steps.has(step), `${step} with ${id}=${option}`).toBe(true);
    }
});
