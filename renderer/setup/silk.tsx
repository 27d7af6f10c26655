/** Silk's power, which the table agrees on before anybody chooses a bandit; its own power is put into words. */
import type { SetupView } from '../../src/messages/view.ts';
import { texts } from '../../src/text/index.ts';
import { ChoicePart } from './choice.tsx';
import { change } from './draft.ts';

export function SilkPart({ setup }: { setup: SetupView }) {
  const { ui } = texts;
  const { silk, silkWords } = setup.draft;
  if (!setup.asksForSilk) return null;
  return (
    <div class="setup-silk bandit-silk">
      <ChoicePart
        about="silk"
        title={ui.setup.silk}
        tickets={setup.silkPowers.map((id) => ({ id, ...texts.silk(id) }))}
        chosen={silk}
        choose={(id) => change(setup, () => ({ silk: id }))}
      />
      {silk === 'own' && (
        <input
          type="text"
          value={silkWords}
          placeholder={ui.setup.silkWords}
          aria-label={ui.setup.silkWords}
          maxLength={200}
          autocomplete="off"
          onChange={(event) => {
            const words = event.currentTarget.value;
            change(setup, () => ({ silkWords: words }));
          }}
        />
      )}
    </div>
  );
}
