/** What this screen has in hand while the table is being put right: by touch, or on the end of a pointer. */
import { atom } from 'nanostores';
import type { Place, Who } from '../../src/messages/facts.ts';
import { type Piece, putDown } from '../../src/messages/piece.ts';
import { $view, send } from '../store.ts';

/** Putting right by touch: the piece touched so far, and whose bullets are counted. */
export interface Fix {
  readonly held: Piece | null;
  readonly whose: Who | null;
}
/** null while play goes on. */
export const $fix = atom<Fix | null>(null);

/** A piece that is being dragged, where the pointer is in pixels of the window, and the place below it. */
export const $drag = atom<{
  readonly piece: Piece;
  readonly x: number;
  readonly y: number;
  readonly over: Place | null;
} | null>(null);

export function toggleFix(): void {
  $fix.set($fix.get() ? null : { held: null, whose: null });
}

export function takeUp(piece: Piece): void {
  $fix.set({ held: piece, whose: null });
}

/** Tells the host where the piece really is. The touch has said it all, so putting right is over. */
export function putAt(piece: Piece, to: Place): void {
  const { night } = $view.get() ?? {};
  const put = night && putDown(night, piece, to);
  if (put) send({ do: 'correct', put });
  $fix.set(null);
}
