/** A quiet sheet of paper at the side of the screen, over the picture until it is closed. */
import type { ComponentChildren } from 'preact';
import { texts } from '../../src/text/index.ts';
import { $panel } from '../store.ts';

interface Props {
  readonly kind: string;
  readonly title: string;
  readonly children: ComponentChildren;
}

export function Drawer({ kind, title, children }: Props) {
  return (
    <aside class={`drawer ${kind}`} aria-label={title} data-drawer={kind}>
      <header class="drawer-header">
        <h2>{title}</h2>
        <button type="button" class="plain" data-do="close" onClick={() => $panel.set(null)}>
          {texts.ui.close}
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys */}
      <section class="drawer-body" tabIndex={0} aria-label={title}>
        {children}
      </section>
    </aside>
  );
}
