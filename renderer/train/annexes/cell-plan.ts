import type { Space } from '../../../src/messages/facts.ts';
import { level } from '../level.ts';
import type { Box, FloorPlan } from '../plan.ts';

/** So much wider is a car that holds a cell. */
export const CELL_ROOM = 130;
/** The corridor’s share of the car; the cell has the rest. */
const share = 0.56;

export const cellBox = ({ x, width }: Box): Box => ({ x: x + width * share, width: width * (1 - share) - 10 });
const corridorBox = ({ x, width }: Box): Box => ({ x, width: width * share });

const inside = (box: Box): FloorPlan => ({
  box,
  zone: { x: box.x + 4, width: box.width - 8, y: level.ceiling, height: level.floorFront - level.ceiling },
  feet: level.floor,
  loot: level.floorLoot,
  scale: 1,
});

/** The cell takes a part of its car: what is left of it is the corridor, the car’s inside. */
export const cellPlan = (car: Box, index: number): Record<Space, FloorPlan> => ({
  cell: inside(cellBox(car)),
  [`${index}.in`]: inside(corridorBox(car)),
});
