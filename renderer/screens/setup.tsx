/** Setting up a night: who sits where, which train, what is agreed, and what to lay on the table. */
import type { HandsView, SetupView } from '../../src/messages/view.ts';
import { texts } from '../../src/text/index.ts';
import { hasControls } from '../face.ts';
import { Agree } from '../hands/agree.tsx';
import { Page } from '../parts/page.tsx';
import { CarsPart } from '../setup/cars.tsx';
import { DeckPart } from '../setup/deck.tsx';
import { DrawsPart } from '../setup/draws.tsx';
import { HousePart } from '../setup/house.tsx';
import { LayingPart } from '../setup/laying.tsx';
import { PartsOfBox } from '../setup/parts.tsx';
import { PeoplePart } from '../setup/people.tsx';
import { PrintCards } from '../setup/print-cards.tsx';
import { PrintsPart } from '../setup/prints.tsx';
import { SeatsPart } from '../setup/seats.tsx';
import { SilkPart } from '../setup/silk.tsx';
import { WaysPart } from '../setup/ways.tsx';
import { send } from '../store.ts';

interface Props {
  readonly setup: SetupView;
  readonly enrolled: readonly string[];
  /** Set where the night is set up by taps. */
  readonly hands: HandsView | null;
}

export function Setup({ setup, enrolled, hands }: Props) {
  const { ui } = texts;
  return (
    <Page kind="setup" title={ui.setup.title}>
      <PeoplePart setup={setup} />
      <SeatsPart setup={setup} enrolled={enrolled} />
      <PartsOfBox setup={setup} />
      <DrawsPart setup={setup} />
      <PrintsPart setup={setup} />
      <SilkPart setup={setup} />
      <CarsPart setup={setup} />
      <WaysPart setup={setup} />
      <DeckPart setup={setup} />
      <PrintCards setup={setup} />
      <HousePart setup={setup} />
      <LayingPart steps={setup.laying} />
      {hands && <Agree setup={setup} hands={hands} />}
      <footer class="setup-start">
        {setup.missing.length > 0 ? (
          <ul class="missing">
            {setup.missing.map((code) => (
              <li key={code} data-missing={code}>
                {texts.missing(code)}
              </li>
            ))}
          </ul>
        ) : (
          <p>{ui.setup.ready}</p>
        )}
        {hasControls && (
          <button
            type="button"
            class="big"
            data-do="start-night"
            disabled={setup.missing.length > 0}
            onClick={() => send({ do: 'start-night' })}
          >
            {ui.setup.start}
          </button>
        )}
      </footer>
    </Page>
  );
}
