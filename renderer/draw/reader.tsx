/** The reader as a lantern: its light tells the state before the words do. */
import type { ReaderState } from '../../src/messages/view.ts';

export function ReaderPicture({ state }: { state: ReaderState }) {
  return (
    <svg class={`reader-picture ${state}`} viewBox="0 0 120 150" aria-hidden="true" focusable="false">
      <circle class="glow" cx="60" cy="82" r="56" />
      <path class="iron" d="M38 36Q60-14 82 36H74Q60 2 46 36Z" />
      <path class="iron" d="M34 36H86L94 52H26ZM26 116H94L100 138H20Z" />
      <path class="glass" d="M32 52H88Q98 84 88 116H32Q22 84 32 52Z" />
      <path class="flame" d="M60 62Q80 90 60 108 40 90 60 62Z" />
      <path class="iron" d="M30 50h6v68h-6ZM84 50h6v68h-6Z" />
    </svg>
  );
}
