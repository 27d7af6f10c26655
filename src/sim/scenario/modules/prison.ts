import type { Place, State, Thing } from '../../../rules/engine/state.ts';
import { FREE, isPrisoner } from '../../../rules/modules/prison/prisoners.ts';
import { bag } from '../bag.ts';
import type { ModuleKeys } from '../module-keys.ts';

/** `free` stands for the place behind the prison car. */
const placeOf = (key: string): Place => (key === 'free' ? FREE : key);

const prisonersAt = ({ things }: State, place: Place): Thing[] => (things[place] ?? []).filter(isPrisoner);

/** Whatever else lies there stays, so that a table may name it too. */
const others = ({ things }: State, place: Place): Thing[] =>
  (things[place] ?? []).filter((thing) => !isPrisoner(thing));

/** `prisoners`: whom everybody has freed, and who lies behind the prison car. */
export const prisonKeys: ModuleKeys = {
  module: 'prison',
  table: ({ prisoners }, state) => {
    if (!prisoners) return {};
    const named = Object.entries(prisoners).map(([key, held]) => {
      const place = placeOf(key);
      return [place, [...others(state, place), ...[held].flat()]];
    });
    return { things: Object.fromEntries(named) };
  },
  expect: {
    prisoners: ({ state }, wanted: object) =>
      Object.fromEntries(Object.keys(wanted).map((key) => [key, bag(prisonersAt(state, placeOf(key)))])),
  },
};
