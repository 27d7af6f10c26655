/** Modules of the box to play with: as many as the table likes. */
import type { SetupView } from '../../src/messages/view.ts';
import { texts } from '../../src/text/index.ts';
import { change } from './draft.ts';

export function ModulesPart({ setup }: { setup: SetupView }) {
  const { ui } = texts;
  if (setup.modules.length === 0) return null;
  const toggle = (id: string) =>
    change(setup, ({ modules }) => ({
      modules: modules.includes(id) ? modules.filter((other) => other !== id) : [...modules, id],
    }));
  return (
    <section class="choice modules">
      <h2>
        {ui.setup.modules} <span class="hint">{ui.setup.modulesHint}</span>
      </h2>
      <ul>
        {setup.modules.map((id) => (
          <li key={id}>
            <button
              type="button"
              class="choice-ticket"
              data-module={id}
              aria-pressed={setup.draft.modules.includes(id)}
              onClick={() => toggle(id)}
            >
              <strong>{texts.module(id).name}</strong>
              <span>{texts.module(id).note}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
