/** Round cards that no box has, to be printed and cut out: of our own design, seen on paper alone. */
import type { RoundCardView, SetupView } from '../../src/messages/view.ts';
import { texts } from '../../src/text/index.ts';
import { RoundCardSigns } from '../round/icons.tsx';

export function PrintCards({ setup }: { setup: SetupView }) {
  const { ui } = texts;
  if (setup.printed.length === 0) return null;
  return (
    <section class="choice print-cards">
      <h2>
        {ui.setup.printed} <span class="hint">{ui.setup.printedHint}</span>
      </h2>
      <div class="paper-cards">
        {setup.printed.map((card) => (
          <PaperCard key={card.id} card={card} />
        ))}
      </div>
      <p class="yard-tools">
        <button type="button" class="plain" data-do="print-cards" onClick={() => window.print()}>
          {ui.setup.print}
        </button>
      </p>
    </section>
  );
}

function PaperCard({ card }: { card: RoundCardView }) {
  const { name } = texts;
  return (
    <div class="paper-card">
      <RoundCardSigns card={card} />
      <strong>{name.roundCard(card.id, card.event)}</strong>
      <span>{name.eventNote(card.event ?? '')}</span>
      <small>{texts.ui.setup.forPlayers(card.id.startsWith('24') ? '2–4' : '5–9')}</small>
    </div>
  );
}
