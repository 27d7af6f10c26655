/** What is drawn unseen out of the box and lies open then: touched as it is turned over. */
import type { SetupView } from '../../src/messages/view.ts';
import { texts } from '../../src/text/index.ts';
import { drawThings, toggleThing } from './draft.ts';

type Draw = SetupView['draws'][number];

export function DrawsPart({ setup }: { setup: SetupView }) {
  return (
    <>
      {setup.draws.map((draw) => (
        <DrawPart key={draw.place} setup={setup} draw={draw} />
      ))}
    </>
  );
}

function DrawPart({ setup, draw }: { setup: SetupView; draw: Draw }) {
  const { place, things, count } = draw;
  const { name, note } = texts.draw(place);
  const drawn = setup.draft.drawn[place] ?? [];
  return (
    <section class="choice draw">
      <h2>
        {name} <span class="hint">{note}</span>
      </h2>
      <ul>
        {things.map((thing) => (
          <li key={thing}>
            <button
              type="button"
              class="choice-ticket"
              data-choose={thing}
              aria-pressed={drawn.includes(thing)}
              disabled={!drawn.includes(thing) && drawn.length >= count}
              onClick={() => toggleThing(setup, place, thing)}
            >
              <strong>{texts.name.thing(thing)}</strong>
            </button>
          </li>
        ))}
      </ul>
      <p class="yard-tools">
        <button type="button" class="plain" data-do={`draw-${place}`} onClick={() => drawThings(setup, draw)}>
          {texts.ui.setup.drawForUs}
        </button>
      </p>
    </section>
  );
}
