/**
 * The spaces of the train and who stands where. Car 0 is the locomotive, the highest number the caboose. Spaces beside
 * the train have a floor too where they end in `.in` or `.roof`; any other is neither inside nor a roof.
 */
import { isBandit } from './players.ts';
import type { Place, Space, State, Who } from './state.ts';

export type Floor = 'in' | 'roof';
export interface Spot {
  readonly car: number;
  readonly floor: Floor;
}

/** Where a pawn is that has left the train for good. */
export const OFF: Space = 'off';

const MOST_CARS = 16;
const spots: Record<Space, Spot> = {};
const spaces: Record<Floor, Space[]> = { in: [], roof: [] };
for (let car = 0; car < MOST_CARS; car++) {
  for (const floor of ['in', 'roof'] as const) {
    const name = `${car}.${floor}`;
    spots[name] = { car, floor };
    spaces[floor].push(name);
  }
}

/** Car and floor of a space of the train; undefined for every other space (`off`, the stagecoach, the cell). */
export const spotOf = (space: Space | undefined): Spot | undefined => (space === undefined ? undefined : spots[space]);

/** The space on that floor of that car; undefined beyond the ends of the train. */
export function spaceAt(state: State, car: number, floor: Floor): Space | undefined {
  return car < 0 || car > state.cars ? undefined : spaces[floor][car];
}

/** The other floor of the same car, or of what else has a roof; undefined where there is none. */
export function otherFloor(space: Space): Space | undefined {
  const spot = spots[space];
  if (spot) return spaces[spot.floor === 'in' ? 'roof' : 'in'][spot.car];
  if (inside(space)) return space.replace(/in$/, 'roof');
  return onRoof(space) ? space.replace(/roof$/, 'in') : undefined;
}

/** The same floor of the cars before and behind; one at the ends of the train, none off it. */
export function besides(state: State, space: Space): Space[] {
  const spot = spots[space];
  if (!spot) return [];
  const row = spaces[spot.floor];
  const found: Space[] = [];
  if (spot.car > 0) found.push(row[spot.car - 1] as Space);
  if (spot.car < state.cars) found.push(row[spot.car + 1] as Space);
  return found;
}

/** The place along car `car` where what stands beside the train is. */
export const besideCar = (car: number): Place => `beside.${car}`;

/** The car of such a place, or undefined. */
export function carBeside(place: Place): number | undefined {
  const found = /^beside\.(\d{1,2})$/.exec(place);
  return found ? Number(found[1]) : undefined;
}

/**
 * What a place is called once a car before it was taken out of the train, `by` -1, or coupled in at that number, `by` 1;
 * undefined for a place of the car that is taken out.
 */
export function movedUp(place: Place, car: number, by: -1 | 1 = -1): Place | undefined {
  const found = /^(beside\.)?(\d+)(\.in|\.roof)?$/.exec(place);
  const number = Number(found?.[2]);
  if (!found || number < car) return place;
  return by < 0 && number === car ? undefined : `${found[1] ?? ''}${number + by}${found[3] ?? ''}`;
}

export const onRoof = (space: Space | undefined): boolean => space?.endsWith('.roof') ?? false;
export const inside = (space: Space | undefined): boolean => space?.endsWith('.in') ?? false;
export const onTrainRoof = (space: Space | undefined): boolean => spotOf(space)?.floor === 'roof';

/** Bandits in seat order, clockwise from the first seat. */
export const bandits = (state: State): Who[] => state.setup.seats.flat().filter(isBandit);

/** Characters clockwise from the First Player: the bandits, and whoever plays another piece. */
export function fromFirstPlayer(state: State): Who[] {
  const all = state.setup.seats.flat();
  const first = all.indexOf(state.firstPlayer);
  return first <= 0 ? all : [...all.slice(first), ...all.slice(0, first)];
}
