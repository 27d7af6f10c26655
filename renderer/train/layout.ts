/**
 * Where everything of the train is drawn, in units of the drawing. Pure numbers, so that a pawn’s journey is a
 * change of coordinates and nothing else. The locomotive stands on the left and pulls to the left.
 */
import type { Place, Space, Thing, Token, Who } from '../../src/messages/facts.ts';
import { floorsOf } from '../../src/messages/piece.ts';
import type { FloorView, TrainView } from '../../src/messages/view.ts';
import { grouped } from '../draw/kinds.ts';
import { annexPlans, annexRoom, beyondEnds, groundOf } from './annexes/plans.ts';
import { level } from './level.ts';
import type { Box, FloorPlan } from './plan.ts';
import { BEHIND, BEHIND_ROOM } from './prisoner-spots.ts';

const boiler = 156;
const gap = 18;
const margin = 14;
/** How wide the whole train is drawn, and its cars: wider where something stands in front of it and makes it small. */
const plain = { whole: 1880, narrowest: 236, widest: 330 };
const fronted = { whole: 2340, narrowest: 280, widest: 400 };
/** Pieces are drawn larger than their own measure, to be told apart across a room. */
const tokenScale = 1.25;
const pawnScale = 1.2;
/** Smaller than this a pawn’s letter cannot be read; then they overlap. */
const smallestPawn = 0.8;
/** A pawn as wide as it is at the height of its badge: closer than this, badges would be covered. */
const pawnWidth = 36;

/** Room that a pawn takes where there is room, and a token. */
const pawnRoom = 72;
const tokenRoom = 44;

/** Things by place. */
export type Things = Readonly<Record<Place, readonly Thing[]>>;

export interface Layout {
  readonly width: number;
  /** Car by car, where its inside and roof are; the locomotive’s is its cab. */
  readonly cars: readonly Box[];
  readonly boiler: Box;
  /** Floors of what stands beside the cars, by space. */
  readonly beside: Readonly<Record<Space, FloorPlan>>;
  /** Where the picture ends: further down where something stands in front of the train. */
  readonly bottom: number;
}

/** What of a train says how it is laid out. */
type Drawn = Pick<TrainView, 'annexes'> & { readonly cars: readonly unknown[] };

/**
 * How wide each car is drawn, and where: few cars are drawn wider, so that the train always fills the picture.
 * @param things what lies along the cars, by place
 */
export function layTrain({ cars: { length: cars }, annexes }: Drawn, things: Things = {}): Layout {
  const behind = Math.max(1, cars - 1);
  const bottom = Math.max(level.bottom, groundOf(annexes, things));
  const { whole, narrowest, widest } = bottom > level.bottom ? fronted : plain;
  const room = annexRoom(annexes);
  const more = Object.values(room).reduce((sum, one) => sum + one, 0);
  const ends = beyondEnds(annexes);
  const rear = ends.rear + (things[BEHIND] === undefined ? 0 : BEHIND_ROOM);
  const free = whole - 2 * margin - boiler - gap * behind - more - ends.front - rear;
  const car = Math.min(widest, Math.max(narrowest, Math.floor(free / (behind + 0.9))));
  const cab = Math.round(car * 0.9);
  const boxes: Box[] = [{ x: margin + ends.front + boiler, width: cab }];
  for (let i = 1; i < cars; i++) {
    const before = boxes[i - 1] as Box;
    boxes.push({ x: before.x + before.width + gap, width: car + (room[i] ?? 0) });
  }
  const last = boxes[boxes.length - 1] as Box;
  return {
    width: last.x + last.width + margin + rear,
    cars: boxes,
    boiler: { x: margin + ends.front, width: boiler },
    beside: annexPlans(annexes, boxes),
    bottom,
  };
}

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** The floor of a space: of a car, or of what stands beside one; null where it is not drawn. */
function planOf(layout: Layout, space: Space): FloorPlan | null {
  const beside = layout.beside[space];
  if (beside) return beside;
  const [index, floor] = space.split('.');
  const car = layout.cars[Number(index)];
  if (!car) return null;
  return floor === 'roof'
    ? {
        box: car,
        zone: { x: car.x - 4, width: car.width + 8, y: 24, height: level.roofFront - 24 },
        feet: level.roof,
        loot: level.roofLoot,
        scale: 1,
      }
    : {
        box: car,
        zone: { x: car.x + 4, width: car.width - 8, y: level.ceiling, height: level.floorFront - level.ceiling },
        feet: level.floor,
        loot: level.floorLoot,
        scale: 1,
      };
}

/** The part of the picture that is one space: where to touch it, and where its mark is drawn. */
export const spaceBox = (layout: Layout, space: Space): FloorPlan['zone'] | null => planOf(layout, space)?.zone ?? null;

/** Where feet stand in a space, and where loot lies. */
export function groundIn(layout: Layout, space: Space): { feet: number; loot: number } {
  const plan = planOf(layout, space);
  return { feet: plan?.feet ?? level.floor, loot: plan?.loot ?? level.floorLoot };
}

/** Where each pawn of the train stands: shoulder to shoulder, closer together where it is crowded. */
export function placePawns(layout: Layout, train: TrainView): Map<Who, Spot> {
  const spots = new Map<Who, Spot>();
  for (const floor of floorsOf(train)) {
    const plan = planOf(layout, floor.space);
    if (plan) spread(plan, floor, spots);
  }
  return spots;
}

function spread({ box, feet, scale: size }: FloorPlan, floor: FloorView, spots: Map<Who, Spot>): void {
  const xs = across(box, floor.pawns.length, pawnRoom * size, 62 * size);
  const step = xs.length > 1 ? (xs[1] ?? 0) - (xs[0] ?? 0) : pawnRoom;
  const scale = Math.min(pawnScale * size, Math.max(smallestPawn * size, step / pawnWidth));
  floor.pawns.forEach((who, i) => {
    spots.set(who, { x: xs[i] ?? box.x, y: feet, scale });
  });
}

/** `n` places in the middle of a box, `room` apart where that fits. */
function across(box: Box, n: number, room: number, aside: number): number[] {
  const step = n > 1 ? Math.min(room, (box.width - aside) / (n - 1)) : 0;
  const first = box.x + box.width / 2 - (step * (n - 1)) / 2;
  return Array.from({ length: n }, (_, i) => first + i * step);
}

export interface LaidToken extends Spot {
  readonly token: Token;
  /** More than 1 where tokens of one look are heaped for want of room. */
  readonly count: number;
}

/** Where the tokens of a floor lie: each on its own while there is room, else heaped by look. */
export function placeLoot(layout: Layout, floor: FloorView): LaidToken[] {
  const plan = planOf(layout, floor.space);
  if (!plan) return [];
  const { box, loot: y, scale: size } = plan;
  const groups = grouped(floor.loot);
  const single = floor.loot.length * tokenRoom <= box.width - 40;
  const items = single
    ? groups.flatMap(({ token, count }) => Array.from({ length: count }, () => ({ token, count: 1 })))
    : groups;
  const xs = across(box, items.length, single ? tokenRoom : tokenRoom * 1.7, 70);
  return items.map((item, i) => ({ ...item, x: xs[i] ?? box.x, y, scale: tokenScale * size }));
}
