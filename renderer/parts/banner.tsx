/** A line across the screen that cannot be overlooked. */
import type { ComponentChildren } from 'preact';

export function Banner({ tone, children }: { tone: 'bad' | 'wait'; children: ComponentChildren }) {
  return (
    <p class={`banner ${tone}`} role="alert">
      {children}
    </p>
  );
}
