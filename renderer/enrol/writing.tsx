/** Names of cards on their own tags: whether they are written, and which is right where a tag says something else. */
import type { CardName, CardsView } from '../../src/messages/view.ts';
import { texts } from '../../src/text/index.ts';
import { send } from '../store.ts';

export function Writing({ on, can }: CardsView['writing']) {
  const { ui } = texts;
  return (
    <p class="writing">
      {can ? (
        <>
          <button
            type="button"
            class="plain"
            data-do="write-names"
            aria-pressed={on}
            onClick={() => send({ do: 'write-names', on: !on })}
          >
            {ui.cards.write}
          </button>
          <span>{ui.cards.writeNote}</span>
        </>
      ) : (
        <span>{ui.cards.cannotWrite}</span>
      )}
    </p>
  );
}

export function Doubt({ says, asked }: NonNullable<CardsView['doubt']>) {
  const { ui } = texts;
  return (
    <section class="known-tags" data-doubt={says.card}>
      <h2>{ui.cards.doubt(called(says))}</h2>
      <p>
        <button type="button" class="big" data-do="doubt-says" onClick={() => send({ do: 'settle-doubt', as: 'says' })}>
          {ui.cards.doubtSays(called(says))}
        </button>
        {asked && (
          <button
            type="button"
            class="plain"
            data-do="doubt-asked"
            onClick={() => send({ do: 'settle-doubt', as: 'asked' })}
          >
            {ui.cards.doubtAsked(called(asked))}
          </button>
        )}
      </p>
    </section>
  );
}

const called = ({ who, card }: CardName): string =>
  texts.name.isSomebody(who) ? texts.ui.cards.whose(texts.name.who(who), texts.name.card(card)) : texts.name.card(card);
