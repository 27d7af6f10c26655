/** How this night is played: plain or expert, when cards are tapped, and by whose rules. */
import type { SetupView } from '../../src/messages/view.ts';
import { texts } from '../../src/text/index.ts';
import { ChoicePart } from './choice.tsx';
import { change } from './draft.ts';

export function WaysPart({ setup }: { setup: SetupView }) {
  const { ui } = texts;
  const { expert, taps } = setup.draft;
  const preset = setup.presets.find(({ chosen }) => chosen);
  return (
    <div class="setup-ways">
      <ChoicePart
        about="expert"
        title={ui.setup.hands}
        tickets={(setup.expert === 'always' ? ['expert'] : ['plain', 'expert']).map((id) => ({ id, ...texts.way(id) }))}
        chosen={expert || setup.expert === 'always' ? 'expert' : 'plain'}
        choose={(id) => change(setup, () => ({ expert: id === 'expert' }))}
      />
      {setup.taps.length > 1 && (
        <ChoicePart
          about="taps"
          title={ui.setup.taps}
          tickets={setup.taps.map((id) => ({ id, ...texts.way(id) }))}
          chosen={taps}
          choose={(id) => change(setup, () => ({ taps: id as SetupView['taps'][number] }))}
        />
      )}
      {setup.presets.length > 1 && (
        <ChoicePart
          about="preset"
          title={ui.setup.presets}
          tickets={setup.presets.map(({ id }) => ({ id, ...texts.way(id) }))}
          chosen={preset?.id ?? null}
          choose={(id) => change(setup, () => ({ house: { ...setup.presets.find((one) => one.id === id)?.house } }))}
        />
      )}
    </div>
  );
}
