import { bandits } from '../../rules/engine/spaces.ts';
import type { State } from '../../rules/engine/state.ts';
import { CELL, prisonCarAt } from '../../rules/modules/prison/car.ts';
import { DRAWN, FREE, isPrisoner } from '../../rules/modules/prison/prisoners.ts';

/** A prisoner each at most, as many as were drawn; in the cell bandits alone, and nobody where nobody captures. */
export function prisonInvariants(state: State): string[] {
  const { setup, things, pieces, round } = state;
  // Left behind, the car is lost with those behind it.
  if (!setup.modules.includes('prison') || !round || prisonCarAt(state) === undefined) return [];
  const all = bandits(state);
  const at = (place: string) => (things[place] ?? []).filter(isPrisoner).length;
  const wrong: string[] = [];
  if (all.some((who) => at(who) > 1)) wrong.push('somebody has two prisoners');
  const count = Object.keys(things).reduce((sum, place) => sum + at(place), 0);
  if (count !== DRAWN) wrong.push(`${count} prisoners, ${at(FREE)} of them behind the car`);
  for (const [who, space] of Object.entries(pieces))
    if (space === CELL && !(all.includes(who) && setup.modules.includes('marshal')))
      wrong.push(`${who} is in the cell`);
  return wrong;
}
