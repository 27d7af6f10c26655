/** One list being enrolled. */
import { useState } from 'preact/hooks';
import type { CardsView } from '../../src/messages/view.ts';
import { texts } from '../../src/text/index.ts';
import { CardGlyph } from '../draw/glyphs.tsx';
import { PawnIcon } from '../draw/pawn.tsx';
import { hasControls } from '../face.ts';
import { HE } from '../he.ts';
import { send } from '../store.ts';
import { Known } from './known.tsx';

type List = NonNullable<CardsView['list']>;
type Item = List['items'][number];

const idOf = ({ card, copy }: Item): string => `${card}/${copy}`;

/**
 * What to tap now in large, and the whole list ticked off below.
 * @param lists further lists of the same bandit
 */
export function Guided({ list, lists }: { list: List; lists: readonly List['list'][] }) {
  const { ui, name } = texts;
  const { who, items } = list;
  const next = items.find((item) => item.next);
  const copies = (card: string) => items.filter((item) => item.card === card).length;
  const owner = name.who(who);
  const isSomebody = lists.length > 0;
  const have = items.filter(({ done }) => done).length;
  const called = (item: Item) => {
    const card = isSomebody ? ui.cards.whose(owner, name.card(item.card)) : name.card(item.card);
    return copies(item.card) > 1 ? ui.cards.copy(card, item.copy, copies(item.card)) : card;
  };
  const asked = next
    ? list.again
      ? ui.cards.tapAgain(called(next))
      : ui.cards.tap(called(next))
    : have < list.of
      ? ui.cards.which(owner)
      : ui.cards.done(name.cardsOf(who));
  // The card whose tags are looked at.
  const [shown, show] = useState<string | null>(null);
  const known = items.find((item) => item.done && idOf(item) === shown);
  return (
    <section class={`guided bandit-${who}`} data-enrolling={who}>
      <div class="guided-now">
        {isSomebody ? <PawnIcon who={who} /> : <CardGlyph card={next?.card ?? who} />}
        <div>
          <h2>{asked}</h2>
          <p>{next || have === list.of ? ui.cards.howToTap : ui.cards.whichNote(have, list.of)}</p>
        </div>
      </div>
      {known && hasControls && <Known list={list} item={known} called={called(known)} close={() => show(null)} />}
      <ol class="guided-list">
        {items.map((item) => (
          <li
            key={idOf(item)}
            class={item.next ? 'next' : item.done ? 'done' : ''}
            aria-current={item.next ? 'step' : undefined}
          >
            <button
              type="button"
              data-tap-next={item.card}
              disabled={!hasControls}
              onClick={() => {
                show(item.done ? idOf(item) : null);
                if (!item.done) send({ do: 'enrol', who, list: list.list, card: item.card });
              }}
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
