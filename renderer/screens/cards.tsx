/** Enrolment: which tag is which card, bandit by bandit, in any order. */
import type { CardsView, ReaderView } from '../../src/messages/view.ts';
import { texts } from '../../src/text/index.ts';
import { CardGlyph } from '../draw/glyphs.tsx';
import { PawnIcon } from '../draw/pawn.tsx';
import { hasControls } from '../face.ts';
import { HE } from '../he.ts';
import { Exchange } from '../parts/exchange.tsx';
import { Page } from '../parts/page.tsx';
import { send } from '../store.ts';

type List = NonNullable<CardsView['list']>;

export function Cards({ cards, reader }: { cards: CardsView; reader: ReaderView }) {
  const { ui } = texts;
  return (
    <Page kind="cards" title={ui.start.cards}>
      {reader.state !== 'ready' && (
        <p class="note">
          {ui.cards.needReader}{' '}
          {hasControls && (
            <button type="button" class="plain" data-do="reader" onClick={() => send({ do: 'go', to: 'reader' })}>
              {ui.reader.title}
            </button>
          )}
        </p>
      )}
      {cards.list ? (
        <Guided
          list={cards.list}
          lists={cards.pieces.some(({ who }) => who === cards.list?.who) ? [] : ['actions', 'bullets', 'added']}
        />
      ) : (
        <>
          <Choose bandits={[...cards.bandits, ...cards.pieces]} />
          {hasControls && <Exchange file={cards.file} />}
        </>
      )}
    </Page>
  );
}

function Choose({ bandits }: { bandits: CardsView['bandits'] }) {
  const { ui, name } = texts;
  return (
    <section>
      <h2>{ui.cards.title}</h2>
      <ul class="bandit-grid">
        {bandits.map(({ who, have, of }) => (
          <li key={who}>
            <button
              type="button"
              class={`bandit-tile bandit-${who}`}
              data-enrol={who}
              onClick={() => send({ do: 'enrol', who })}
            >
              <PawnIcon who={who} />
              <strong>{name.who(who)}</strong>
              <span>{have === of ? ui.cards.all : ui.cards.have(have, of)}</span>
              <meter min={0} max={of} value={have} aria-label={ui.cards.have(have, of)} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * What to tap now in large, and the whole list ticked off below.
 * @param lists further lists of the same bandit
 */
function Guided({ list, lists }: { list: List; lists: readonly List['list'][] }) {
  const { ui, name } = texts;
  const { who, items } = list;
  const next = items.find((item) => item.next);
  const copies = (card: string) => items.filter((item) => item.card === card).length;
  const owner = name.who(who);
  const have = items.filter(({ done }) => done).length;
  const asked = next
    ? copies(next.card) > 1
      ? ui.cards.tap(owner, name.card(next.card), next.copy, copies(next.card))
      : ui.cards.tapOnly(owner, name.card(next.card))
    : have < list.of
      ? ui.cards.which(owner)
      : ui.cards.done(owner);
  return (
    <section class={`guided bandit-${who}`} data-enrolling={who}>
      <div class="guided-now">
        <PawnIcon who={who} />
        <div>
          <h2>{asked}</h2>
          <p>{next || have === list.of ? ui.cards.howToTap : ui.cards.whichNote(have, list.of)}</p>
        </div>
      </div>
      <ol class="guided-list">
        {items.map((item) => (
          <li
            key={`${item.card}${item.copy}`}
            class={item.done ? 'done' : item.next ? 'next' : ''}
            aria-current={item.next ? 'step' : undefined}
          >
            <button
              type="button"
              data-tap-next={item.card}
              disabled={item.done || !hasControls}
              onClick={() => send({ do: 'enrol', who, list: list.list, card: item.card })}
            >
              <CardGlyph card={item.card} />
              <span>
                {name.card(item.card)}
                {copies(item.card) > 1 && ` ${item.copy}`}
              </span>
              <span class="tick" aria-hidden="true">
                {item.done ? '✓' : ''}
              </span>
            </button>
          </li>
        ))}
      </ol>
      {hasControls && (
        <p class="guided-end">
          <button type="button" class="big" data-do="enrol-stop" onClick={() => send({ do: 'enrol', who: null })}>
            {ui.cards.stop}
          </button>
          {lists
            .filter((other) => other !== list.list)
            .map((other) => (
              <button
                key={other}
                type="button"
                class="plain"
                data-do={`enrol-${other}`}
                onClick={() => send({ do: 'enrol', who, list: other })}
              >
                {who === HE && other === 'added' ? ui.cards.pieces : ui.cards[other]}
              </button>
            ))}
          <button type="button" class="plain" data-do="forget-cards" onClick={() => send({ do: 'forget-cards', who })}>
            {ui.cards.forget}
          </button>
        </p>
      )}
    </section>
  );
}
