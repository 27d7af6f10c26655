import type { Place, State, Thing } from '../../../rules/engine/state.ts';
import { ENDS, type End, endOf, HANDCAR } from '../../../rules/extras/handcar/handcar.ts';
import { instead, type ModuleKeys } from '../module-keys.ts';

/** The handcar at that end of the train alone. */
const at = (state: State, here: End): Record<Place, Thing[]> =>
  Object.assign(
    {},
    ...ENDS.map((end) => instead(state, end, (thing) => thing === HANDCAR, end === here ? [HANDCAR] : [])),
  );

/** `handcar`: the end of the train at which it stands; before the locomotive where nothing is said. */
export const handcarKeys: ModuleKeys = {
  module: 'handcar',
  begin: (_scenario, state) => ({ things: at(state, 'front') }),
  table: ({ handcar }, state) => (handcar ? { things: at(state, handcar) } : {}),
  expect: { handcar: ({ state }) => endOf(state) },
};
