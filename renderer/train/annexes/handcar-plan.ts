import type { Space } from '../../../src/messages/facts.ts';
import { level } from '../level.ts';
import type { Box, FloorPlan } from '../plan.ts';

/** So much longer is the picture at the end of the train at which the handcar stands. */
export const HANDCAR_ROOM = 138;
const width = 112;
/** What stands between the cab and the front of the engine. */
const boiler = 156;
const apart = 16;
/** Where feet on it stand. */
const deck = 366;

/** In front of the engine, or behind the last car. */
export const handcarBox = ({ x, width: car }: Box, index: number): Box => ({
  x: index === 0 ? x - boiler - apart - width : x + car + apart,
  width,
});

export function handcarPlan(car: Box, index: number): Record<Space, FloorPlan> {
  const box = handcarBox(car, index);
  return {
    handcar: {
      box,
      zone: { x: box.x, width: box.width, y: 240, height: level.rail - 250 },
      feet: deck,
      loot: deck + 14,
      scale: 0.9,
    },
  };
}
