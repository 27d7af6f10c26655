/** Whose cards are enrolled, and how far each list is. */
import type { CardsView } from '../../src/messages/view.ts';
import { texts } from '../../src/text/index.ts';
import { CardGlyph } from '../draw/glyphs.tsx';
import { PawnIcon } from '../draw/pawn.tsx';
import { send } from '../store.ts';

type Lists = CardsView['bandits'];

export function Choose({ bandits, pieces }: { bandits: Lists; pieces: Lists }) {
  const { ui } = texts;
  return (
    <>
      <section>
        <h2>{ui.cards.title}</h2>
        <Tiles lists={bandits} />
      </section>
      <section>
        <h2>{ui.cards.rest}</h2>
        <Tiles lists={pieces} pieces />
      </section>
    </>
  );
}

function Tiles({ lists, pieces = false }: { lists: Lists; pieces?: boolean }) {
  const { ui, name } = texts;
  return (
    <ul class="bandit-grid">
      {lists.map(({ who, have, of }) => (
        <li key={who}>
          <button
            type="button"
            class={`bandit-tile bandit-${who} ${pieces ? 'pieces' : ''}`}
            data-enrol={who}
            onClick={() => send({ do: 'enrol', who })}
          >
            {pieces ? <CardGlyph card={who} /> : <PawnIcon who={who} />}
            <strong>{name.cardsOf(who)}</strong>
            <span>{have === of ? ui.cards.all : ui.cards.have(have, of)}</span>
            <meter min={0} max={of} value={have} aria-label={ui.cards.have(have, of)} />
          </button>
        </li>
      ))}
    </ul>
  );
}
