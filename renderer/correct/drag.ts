/**
 * Dragging a piece to where it really is: pawns and loot of the train, tokens on the sheets. A mouse may drag at any
 * time; a finger only while the table is being put right, since it also scrolls, and slips.
 */
import type { Place } from '../../src/messages/facts.ts';
import { fits, type Piece } from '../../src/messages/piece.ts';
import { hasControls } from '../face.ts';
import { $drag, $fix, putAt } from './hand.ts';

/** Pixels that a press may stray and still be a touch. */
const slop = 10;

export function startDrag(down: PointerEvent): void {
  if (!hasControls || down.button !== 0) return;
  if (down.pointerType === 'touch' && !$fix.get()) return;
  const piece = pieceAt(down.clientX, down.clientY);
  if (!piece) return;

  const move = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    const { clientX: x, clientY: y } = event;
    if (!$drag.get() && Math.hypot(x - down.clientX, y - down.clientY) < slop) return;
    $drag.set({ piece, x, y, over: placeAt(x, y, piece) });
  };
  const end = (event: Event) => {
    if (event instanceof PointerEvent && event.pointerId !== down.pointerId) return;
    if (event instanceof KeyboardEvent && event.key !== 'Escape') return;
    removeEventListener('pointermove', move);
    for (const name of endings) removeEventListener(name, end, true);
    const dragged = $drag.get();
    $drag.set(null);
    if (!dragged) return;
    if (event instanceof KeyboardEvent) event.preventDefault();
    if (event.type !== 'pointerup') return;
    swallowClick();
    if (dragged.over) putAt(piece, dragged.over);
  };
  addEventListener('pointermove', move);
  for (const name of endings) addEventListener(name, end, true);
}

const endings = ['pointerup', 'pointercancel', 'keydown'] as const;

/** The piece at a point of the window, even below the marks of a question. */
function pieceAt(x: number, y: number): Piece | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const { pawn, token, thing, from } =
      element.closest<HTMLElement | SVGElement>('[data-pawn], [data-token], [data-thing][data-from]')?.dataset ?? {};
    if (pawn) return { is: 'pawn', who: pawn };
    if (thing && from) return { is: 'thing', thing, from };
    if (token && from) return { is: 'token', token, from };
  }
  return null;
}

/** The place at a point of the window where that piece can be. */
function placeAt(x: number, y: number, piece: Piece): Place | null {
  const places = document
    .elementsFromPoint(x, y)
    .map((element) => element.closest<HTMLElement | SVGElement>('[data-place]')?.dataset.place);
  return places.find((place) => place !== undefined && fits(piece, place)) ?? null;
}

/** The button below the place of the drop was not meant. */
function swallowClick(): void {
  const swallow = (event: Event) => event.stopPropagation();
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, true));
}
