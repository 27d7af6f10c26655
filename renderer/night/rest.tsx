/** A break: the lamp is turned down, and nothing that is tapped counts. */
import { texts } from '../../src/text/index.ts';
import { hasControls } from '../face.ts';
import { send } from '../store.ts';

export function Rest() {
  const { ui } = texts;
  return (
    <section class="stage rest">
      <svg class="mug" viewBox="0 0 120 120" aria-hidden="true" focusable="false">
        <path class="steam" d="M40 40q-8-12 0-22t0-14M64 40q-8-12 0-22t0-14" />
        <path class="cup" d="M20 50H84V92Q84 110 66 110H38Q20 110 20 92Z" />
        <path class="handle" d="M84 60h10q16 0 16 15t-16 15H84" />
      </svg>
      <div>
        <h2>{ui.rest.title}</h2>
        <p class="hint">{ui.rest.note}</p>
      </div>
      {hasControls && (
        <button type="button" class="big" data-do="end-break" onClick={() => send({ do: 'break', on: false })}>
          {ui.rest.goOn}
        </button>
      )}
    </section>
  );
}
