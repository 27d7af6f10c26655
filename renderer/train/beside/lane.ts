/** Which things are drawn along the cars, in front of the train, and how far down the picture reaches for them. */
import type { Place, Thing } from '../../../src/messages/facts.ts';

/** Things that stand in the lane, with the room that each takes. */
export const lane: Readonly<Record<Thing, { readonly room: number; readonly bottom: number }>> = {};

/** @returns 0 where nothing is drawn there */
export const besideGround = (things: Readonly<Record<Place, readonly Thing[]>>): number =>
  Math.max(
    0,
    ...Object.entries(things)
      .filter(([place]) => place.startsWith('beside.'))
      .flatMap(([, here]) => here.map((thing) => lane[thing]?.bottom ?? 0)),
  );
