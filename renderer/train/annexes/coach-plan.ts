import type { Space } from '../../../src/messages/facts.ts';
import type { Box, FloorPlan } from '../plan.ts';

/** Heights of the stagecoach, which stands in front of the train. */
export const coach = {
  aside: 6,
  roofBack: 464,
  roofFront: 486,
  floor: 596,
  sill: 610,
  ground: 640,
} as const;

export const COACH_BOTTOM = 648;

const widest = 240;
/** Its share of the car’s width: the rest is for what else is there. */
const share = 0.6;
const size = 0.88;

/** The coach stands at the left of its car, so that there is room beside it. */
export const coachBox = (car: Box): Box => ({
  x: car.x + coach.aside,
  width: Math.min(widest, car.width * share),
});

export function coachPlan(car: Box): Record<Space, FloorPlan> {
  const box = coachBox(car);
  const { x, width } = box;
  return {
    'stagecoach.roof': {
      box,
      zone: { x, width, y: 378, height: coach.roofFront - 378 },
      feet: 476,
      loot: coach.roofFront,
      scale: size,
    },
    'stagecoach.in': {
      box,
      zone: { x, width, y: coach.roofFront + 4, height: coach.sill - coach.roofFront - 4 },
      feet: coach.floor,
      loot: coach.sill,
      scale: size,
    },
  };
}
