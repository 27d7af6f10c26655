/**
 * Ride: on a horse beside the own car up to three cars along the train, and off it again into the car beside which it
 * stops. It is mounted from inside or from the roof; it may also be no more than a bridge, and then it stays.
 */
import { fizzle } from '../../base/actions/card.ts';
import { ask, type Game, type Outcome, options } from '../../engine/game.ts';
import type { Rule } from '../../engine/hooks.ts';
import { list } from '../../engine/lists.ts';
import { spaceOf } from '../../engine/players.ts';
import { besideCar, OFF, spaceAt } from '../../engine/spaces.ts';
import type { Action, Space } from '../../engine/state.ts';
import { move, put } from '../../engine/verbs.ts';
import { HORSE, horsesAt, levelOf } from './horse.ts';

const REACH = 3;

interface Ride extends Action {
  to?: Space;
}

/** Cars beside which a horse may stop that sets off beside this one. */
function carsFrom(game: Game, car: number): number[] {
  const all = Array.from({ length: game.state.cars + 1 }, (_, one) => one);
  return all.filter((one) => Math.abs(one - car) <= REACH);
}

/** Where a rider may end. Ending where he began is no ride while there is another (heading Phase 2: Stealin'!). */
function endsOf(game: Game, step: Ride, from: Space, car: number): Space[] {
  const cars = carsFrom(game, car);
  const ends = list(
    game,
    'ride.spaces',
    { ...step, car, cars },
    cars.map((one) => spaceAt(game.state, one, 'in') as Space),
  );
  const others = ends.filter((space) => space !== from);
  return others.length === 0 || game.kit.house['ride-zero-inside'] === 'yes' ? ends : others;
}

export const ride: Rule = {
  id: 'ride',
  stage: 'module',
  cites: ['Ride (Horses module)'],
  steps: {
    ride(game: Game, step: Ride): Outcome {
      const { by, to } = step;
      const from = spaceOf(game.state, by) as Space;
      const car = levelOf(game, from);
      if (car === undefined || horsesAt(game.state, car) === 0) return fizzle(game, step, 'no-horse', ride.cites);
      if (to === undefined) {
        const ends = endsOf(game, step, from, car);
        if (ends.length === 0) return fizzle(game, step, 'nowhere-to-go', ride.cites);
        return ask(game, {
          about: 'ride.where',
          asks: by,
          cites: ride.cites,
          options: options('space', ends),
          leadsTo: step,
          into: 'to',
          with: { who: by },
        });
      }
      const beside = to === OFF ? 'box' : besideCar(levelOf(game, to) ?? car);
      if (beside !== besideCar(car))
        put(game, [{ thing: HORSE, from: besideCar(car), to: beside }], 'ride', ride.cites);
      move(game, [{ who: by, to }], 'ride', ride.cites);
      return undefined;
    },
  },
  hooks: { widen: { 'deck.cards': (_game, cards) => [...cards, 'ride'] } },
};
