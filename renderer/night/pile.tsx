/** The common pile: in Schemin’ it grows, in Stealin’ it is played out from the first card laid. */
import type { PileCard } from '../../src/messages/view.ts';
import { texts } from '../../src/text/index.ts';
import { ActionCard } from '../draw/card.tsx';
import { CardGlyph } from '../draw/glyphs.tsx';

/** More than this would only be a smear of slivers. */
const shown = 12;

export function Pile({ pile }: { pile: readonly PileCard[] }) {
  const { ui } = texts;
  const from = Math.max(0, pile.length - shown);
  return (
    <section class="pile" aria-label={ui.night.pile}>
      <h3>
        {ui.night.pile} <span>{pile.length === 0 ? ui.night.pileEmpty : ui.night.cards(pile.length)}</span>
      </h3>
      <ol class="pile-cards">
        {pile.slice(from).map((card, i) => (
          <li key={from + i} class={`laid ${card.state}`}>
            {from + i === pile.length - 1 ? (
              <ActionCard who={card.who} card={card.card} size="large" />
            ) : (
              <Sliver card={card} />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What still shows of a card below the top: whose it is, and its sign where the table keeps it in mind. */
function Sliver({ card: { who, card, face } }: { card: PileCard }) {
  const { name, ui } = texts;
  return (
    <div class={`sliver lies-${face} bandit-${who}`}>
      <b aria-hidden="true">{name.letter(who)}</b>
      {card && <CardGlyph card={card} />}
      <span class="sr">
        {name.who(who)}
        {card ? `: ${name.card(card)}` : face === 'down' ? `: ${ui.night.faceDown}` : ''}
      </span>
    </div>
  );
}

/** Where in the pile Stealin’ is: one tick for each card in its owner’s colour. */
export function PileProgress({ pile, at }: { pile: readonly PileCard[]; at: number }) {
  return (
    <div class="pile-progress">
      <p>{texts.ui.night.cardOf(at + 1, pile.length)}</p>
      <ol aria-hidden="true">
        {pile.map((card, i) => (
          <li key={i} class={`tick ${card.state} bandit-${card.who}`}>
            {texts.name.letter(card.who)}
          </li>
        ))}
      </ol>
    </div>
  );
}
