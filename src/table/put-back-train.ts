/** The cars among what to put back: one that was left behind is coupled again first of all, or left behind again last. */
import type { PutBack } from '../messages/view.ts';
import { movedUp } from '../rules/engine/spaces.ts';
import type { Place, State } from '../rules/engine/state.ts';
import { move } from './moving.ts';

type Train = Pick<State, 'train' | 'pieces' | 'things' | 'loot'>;

interface OneTrain<T> {
  /** Both by the numbers of the longer train. */
  readonly table: T;
  readonly record: T;
  readonly coupled: readonly PutBack[];
  readonly left: readonly PutBack[];
}

/** Both tables as if all cars of the longer train were there, so that everything in between goes by its numbers. */
export function asOneTrain<T extends Train>(table: T, record: T): OneTrain<T> {
  if (table.train.length < record.train.length) {
    const missing = missingIn(table.train, record.train);
    return {
      table: missing.reduce((one, { car }) => withCar(one, car), table),
      record,
      coupled: missing.map(({ id, car }) => move(`car:${id}`, 'box', String(car))),
      left: [],
    };
  }
  const surplus = missingIn(record.train, table.train);
  return {
    table,
    record: surplus.reduce((one, { car }) => withCar(one, car), record),
    coupled: [],
    left: surplus.map(({ id, car }) => move(`car:${id}`, String(car), 'box')).reverse(),
  };
}

/** Cars of the longer train that the shorter one lacks, the foremost first, with the numbers that they have there. */
const missingIn = (shorter: readonly string[], longer: readonly string[]): { id: string; car: number }[] =>
  longer.flatMap((id, at) => (shorter.includes(id) ? [] : [{ id, car: at + 1 }]));

/** Everything behind the car that is coupled in is called by the next number. */
function withCar<T extends Train>(one: T, car: number): T {
  const next = (place: Place) => movedUp(place, car, 1) as Place;
  const byPlace = <V>(record: Readonly<Record<Place, V>>): Record<Place, V> =>
    Object.fromEntries(Object.entries(record).map(([place, value]) => [next(place), value]));
  return {
    ...one,
    pieces: Object.fromEntries(Object.entries(one.pieces).map(([who, space]) => [who, next(space)])),
    things: byPlace(one.things),
    loot: byPlace(one.loot),
  };
}
