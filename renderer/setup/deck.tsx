/** The round deck: how it is made up, the cards it is chosen from, and those that were typed in. */
import { useStore } from '@nanostores/preact';
import type { RoundCardView, SetupView } from '../../src/messages/view.ts';
import { texts } from '../../src/text/index.ts';
import { RoundCardSigns } from '../round/icons.tsx';
import { TypeCard } from '../round/type-card.tsx';
import { $typing, send } from '../store.ts';
import { ChoicePart } from './choice.tsx';
import { change } from './draft.ts';

const kinds = ['station', 'five', 'chosen'] as const;

export function DeckPart({ setup }: { setup: SetupView }) {
  const { ui } = texts;
  const typing = useStore($typing);
  const { deck } = setup.draft;
  const choosing = deck.kind === 'chosen';
  const shown = choosing ? setup.roundCards : setup.roundCards.filter(({ typed }) => typed);
  const chosen = setup.roundCards.filter(({ id }) => deck.cards.includes(id));
  const stations = chosen.filter(({ station }) => station).length;
  return (
    <div class="setup-deck">
      <ChoicePart
        about="deck"
        title={ui.setup.deck}
        tickets={kinds.map((id) => ({ id, ...texts.way(`deck-${id}`) }))}
        chosen={deck.kind}
        choose={(id) => change(setup, (draft) => ({ deck: { ...draft.deck, kind: id as (typeof kinds)[number] } }))}
      />
      {choosing && (
        <p class="hint" role="status">
          {ui.setup.deckChosen(chosen.length - stations, setup.chosenRounds, stations, setup.chosenStations)}
        </p>
      )}
      {shown.length > 0 && (
        <ul class="deck-cards">
          {shown.map((card) => (
            <DeckCard key={card.id} setup={setup} card={card} choosing={choosing} />
          ))}
        </ul>
      )}
      <button type="button" class="plain" data-do="type-round-card" onClick={() => $typing.set('round-card')}>
        {ui.round.typeAnother}
      </button>
      {typing === 'round-card' && (
        <TypeCard
          typing={setup.typing}
          station={null}
          take={(icons, station) => {
            send({ do: 'type-round-card', icons, station });
            $typing.set(null);
          }}
          close={() => $typing.set(null)}
        />
      )}
    </div>
  );
}

interface CardProps {
  readonly setup: SetupView;
  readonly card: RoundCardView;
  readonly choosing: boolean;
}

function DeckCard({ setup, card, choosing }: CardProps) {
  const { ui, name } = texts;
  const toggle = () =>
    change(setup, ({ deck }) => {
      const without = deck.cards.filter((id) => id !== card.id);
      return { deck: { ...deck, cards: without.length < deck.cards.length ? without : [...without, card.id] } };
    });
  const face = (
    <>
      <RoundCardSigns card={card} />
      <span class="label">{name.roundCard(card.id, card.event)}</span>
    </>
  );
  return (
    <li class={card.station ? 'station' : ''}>
      {choosing ? (
        <button
          type="button"
          class="deck-card"
          data-round-card={card.id}
          aria-pressed={setup.draft.deck.cards.includes(card.id)}
          onClick={toggle}
        >
          {face}
        </button>
      ) : (
        <span class="deck-card">{face}</span>
      )}
      {card.typed && (
        <button
          type="button"
          class="plain forget"
          aria-label={ui.round.forget(name.roundCard(card.id, card.event))}
          onClick={() => send({ do: 'forget-round-card', id: card.id })}
        >
          ×
        </button>
      )}
    </li>
  );
}
