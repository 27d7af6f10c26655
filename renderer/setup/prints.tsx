/** Cards whose print the app does not know: what was read off them, and the sheet on which it is typed in. */
import { useStore } from '@nanostores/preact';
import type { SetupView } from '../../src/messages/view.ts';
import { texts } from '../../src/text/index.ts';
import { $typing, send } from '../store.ts';
import { TypePrints } from './type-prints.tsx';

export function PrintsPart({ setup }: { setup: SetupView }) {
  const typing = useStore($typing);
  const { prints, draft } = setup;
  if (prints.length === 0) return null;
  const { ui } = texts;
  const some = prints.some(({ of }) => draft.known[of]?.length);
  return (
    <section class="choice prints">
      <h2>{ui.prints.title}</h2>
      <p class="hint">{ui.prints.note}</p>
      <dl class="prints-read">
        {prints.map(({ of, count }) => (
          <div key={of} data-print={of}>
            <dt>{texts.print(of).name}</dt>
            <dd>{ui.prints.read(draft.known[of]?.length ?? 0, count)}</dd>
          </div>
        ))}
      </dl>
      <p class="yard-tools">
        <button type="button" class="plain" data-do="type-prints" onClick={() => $typing.set('prints')}>
          {some ? ui.prints.change : ui.prints.typeIn}
        </button>
        {some && (
          <button
            type="button"
            class="plain"
            data-do="forget-prints"
            onClick={() => send({ do: 'type-prints', known: {} })}
          >
            {ui.prints.forget}
          </button>
        )}
      </p>
      {typing === 'prints' && (
        <TypePrints
          prints={prints}
          known={draft.known}
          take={(known) => {
            send({ do: 'type-prints', known });
            $typing.set(null);
          }}
          close={() => $typing.set(null)}
        />
      )}
    </section>
  );
}
