/** Where the floors are of what stands beside the cars; each kind of it has a file of its own. */
import type { Space } from '../../../src/messages/facts.ts';
import type { TrainView } from '../../../src/messages/view.ts';
import { besideGround } from '../beside/lane.ts';
import type { Box, FloorPlan } from '../plan.ts';
import { CELL_ROOM, cellPlan } from './cell-plan.ts';
import { COACH_BOTTOM, coachPlan } from './coach-plan.ts';
import { HANDCAR_ROOM, handcarPlan } from './handcar-plan.ts';

interface Kind {
  /** Its floors, given the box of the car it stands beside, and that car's number. */
  readonly plan: (car: Box, index: number) => Readonly<Record<Space, FloorPlan>>;
  /** How far down the picture it reaches. */
  readonly bottom: number;
  /** How much wider than others its car is drawn. */
  readonly room?: number;
  /** How much longer the picture is for it, at the end of the train where it stands. */
  readonly beyond?: number;
}

const kinds: Readonly<Record<string, Kind>> = {
  stagecoach: { plan: coachPlan, bottom: COACH_BOTTOM },
  cell: { plan: cellPlan, bottom: 0, room: CELL_ROOM },
  handcar: { plan: handcarPlan, bottom: 0, beyond: HANDCAR_ROOM },
};

export function annexPlans(annexes: TrainView['annexes'], cars: readonly Box[]): Record<Space, FloorPlan> {
  const plans = annexes.map(({ id, car }) => {
    const box = cars[car];
    return box ? (kinds[id]?.plan(box, car) ?? {}) : {};
  });
  return Object.assign({}, ...plans);
}

/** How far down the picture reaches for all that stands in front of the train; 0 for nothing. */
export const groundOf = (annexes: TrainView['annexes'], things: Parameters<typeof besideGround>[0]): number =>
  Math.max(besideGround(things), ...annexes.map(({ id }) => kinds[id]?.bottom ?? 0));

/** By car, how much wider it is drawn for what it holds. */
export const annexRoom = (annexes: TrainView['annexes']): Record<number, number> =>
  Object.fromEntries(annexes.map(({ id, car }) => [car, kinds[id]?.room ?? 0]));

/** Room before the engine and behind the last car for what stands there. */
export function beyondEnds(annexes: TrainView['annexes']): { readonly front: number; readonly rear: number } {
  const room = (isFront: boolean) =>
    annexes.reduce((sum, { id, car }) => sum + ((car === 0) === isFront ? (kinds[id]?.beyond ?? 0) : 0), 0);
  return { front: room(true), rear: room(false) };
}
