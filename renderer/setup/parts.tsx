/** What the table may play with beside the base game: as many of each kind as it likes, as far as they go together. */
import type { PartView, SetupView } from '../../src/messages/view.ts';
import { texts } from '../../src/text/index.ts';
import { toggleExtra, togglePart } from './draft.ts';

export function PartsOfBox({ setup }: { setup: SetupView }) {
  const { ui } = texts;
  return (
    <>
      <PartList title={ui.setup.modules} parts={setup.modules} toggle={(id) => togglePart(setup, 'modules', id)} />
      <PartList title={ui.setup.variants} parts={setup.variants} toggle={(id) => togglePart(setup, 'variants', id)} />
      <PartList title={ui.setup.extras} parts={setup.extras} toggle={(id) => toggleExtra(setup, id)} />
    </>
  );
}

interface Props {
  readonly title: string;
  readonly parts: readonly PartView[];
  readonly toggle: (id: string) => void;
}

/** Tickets side by side; one that does not go with the others says why. */
function PartList({ title, parts, toggle }: Props) {
  if (parts.length === 0) return null;
  return (
    <section class="choice modules">
      <h2>
        {title} <span class="hint">{texts.ui.setup.modulesHint}</span>
      </h2>
      <ul>
        {parts.map(({ id, chosen, why }) => (
          <li key={id}>
            <button
              type="button"
              class="choice-ticket"
              data-module={id}
              aria-pressed={chosen}
              disabled={why !== null}
              onClick={() => toggle(id)}
            >
              <strong>{texts.module(id).name}</strong>
              <span>{why === null ? texts.module(id).note : texts.missing(why)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
