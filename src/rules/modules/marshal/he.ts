/** Who the playable Marshal is, and where his things lie. */
import type { Who } from '../../engine/state.ts';

/** The character: he sits, holds cards, shoots and is shot. His pawn is `marshal`. */
export const HE: Who = 'marshal-player';
export const PAWN: Who = 'marshal';
/** His two cylinders, by the keys under which he chooses one. */
export const PILES = ['pile-1', 'pile-2'] as const;
export type Pile = (typeof PILES)[number];
/** The name of a cylinder in the record: one of `cylindersOf` him. */
export const cylinderOf = (pile: Pile): string => `${HE}/${pile}`;
