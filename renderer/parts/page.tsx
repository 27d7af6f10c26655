/** The frame of the quiet screens: a title, a way back, the work below. */
import type { ComponentChildren } from 'preact';
import { texts } from '../../src/text/index.ts';
import { hasControls } from '../face.ts';
import { send } from '../store.ts';

interface Props {
  readonly kind: string;
  readonly title: string;
  readonly children: ComponentChildren;
}

export function Page({ kind, title, children }: Props) {
  return (
    <main class={`page ${kind}`}>
      <header class="page-header">
        {hasControls && (
          <button type="button" class="plain" data-do="home" onClick={() => send({ do: 'go', to: 'home' })}>
            ← {texts.ui.back}
          </button>
        )}
        <h1>{title}</h1>
      </header>
      {children}
    </main>
  );
}
