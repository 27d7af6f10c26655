import { hands, isBandit } from '../../rules/engine/players.ts';
import type { State } from '../../rules/engine/state.ts';
import { horses } from '../../rules/modules/horses/horse.ts';

/** At most a horse for every player, each beside a car of the train; they come with the bandits and only ever drop out. */
export function horsesInvariants(state: State): string[] {
  if (!state.setup.modules.includes('horses')) return [];
  const cars = horses(state);
  const riders = hands(state.setup).filter((hand) => hand.some(isBandit)).length;
  return [
    ...(cars.length > riders ? [`${cars.length} horses of ${riders} players`] : []),
    ...cars.filter((car) => car > state.cars).map((car) => `a horse beside car ${car} of ${state.cars}`),
  ];
}
