/** Where horses are drawn: in front of their car, two of them at its ends, any more behind those with a number. */
import type { Place, Thing } from '../../../src/messages/facts.ts';
import type { Layout, Spot, Things } from '../layout.ts';
import { level } from '../level.ts';

const HORSE: Thing = 'horse';

export interface HorseSpot {
  readonly car: number;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** How many stand in this very spot, on the one drawn last; 1 on the others. */
  readonly count: number;
}

/** In front of the wheels, or of whatever else stands before the train: hooves, and size. */
const before = { wheels: { y: 438, scale: 0.88 }, front: { y: 588, scale: 1.36 } };
/** Half of a horse. */
const half = 52;

/** The car of every horse, from the locomotive back. */
export const herdOf = (things: Things): number[] =>
  Object.entries(things)
    .flatMap(([place, here]) => {
      const car = /^beside\.(\d+)$/.exec(place)?.[1];
      return car === undefined ? [] : here.filter((thing) => thing === HORSE).map(() => Number(car));
    })
    .sort((a, b) => a - b);

const ground = (layout: Layout) => (layout.bottom > level.bottom ? before.front : before.wheels);

/** The middle of the lane beside a car, where what stands there has its feet; null for any other place. */
export function besideSpot(layout: Layout, place: Place): Spot | null {
  if (place === 'front') return { x: layout.boiler.x, ...before.wheels };
  if (place === 'rear') return { x: layout.width, ...before.wheels };
  const box = layout.cars[Number(/^beside\.(\d+)$/.exec(place)?.[1] ?? -1)];
  return box ? { x: box.x + box.width / 2, ...ground(layout) } : null;
}

/** A spot for each horse, in the order in which they are given. */
export function horseSpots(herd: readonly number[], layout: Layout, things: Things): HorseSpot[] {
  const { y, scale } = ground(layout);
  return herd.map((car, at) => {
    const box = layout.cars[car] ?? { x: 0, width: 0 };
    const here = herd.filter((one) => one === car).length;
    const earlier = herd.slice(0, at).filter((one) => one === car).length;
    const right = box.x + box.width - half * scale;
    // Whatever else stands there has the left half of the car to itself.
    const alone = (things[`beside.${car}`] ?? []).every((thing) => thing === HORSE);
    const left = alone ? box.x + half * scale : right;
    const heaped = left === right ? here : here - 1;
    const last = earlier === here - 1;
    return { car, x: earlier === 0 && here > 1 ? left : right, y, scale, count: last && here > 1 ? heaped : 1 };
  });
}

/**
 * The same horses in the order in which they were known before, so that each travels from where it was: those that
 * stayed keep their place, the others take those that are left.
 */
export function sameHerd(former: readonly number[], now: readonly number[]): number[] {
  const left = [...now];
  const stayed = former.map((car) => {
    const at = left.indexOf(car);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  });
  const kept = stayed.flatMap((car) => car ?? left.shift() ?? []);
  return [...kept, ...left];
}
