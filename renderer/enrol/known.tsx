/** The tags of a card that is known: one can be replaced or forgotten, and another added. */
import type { CardsView } from '../../src/messages/view.ts';
import { texts } from '../../src/text/index.ts';
import { send } from '../store.ts';

type List = NonNullable<CardsView['list']>;

interface Props {
  readonly list: List;
  readonly item: List['items'][number];
  readonly called: string;
  readonly close: () => void;
}

export function Known({ list: { who, list }, item: { card, copy, tags }, called, close }: Props) {
  const { ui } = texts;
  const again = { do: 'enrol', who, list, card, copy } as const;
  return (
    <section class="known-tags" data-known={`${card}/${copy}`}>
      <h3>{ui.cards.tags(called)}</h3>
      <ul>
        {tags.map((uid) => (
          <li key={uid}>
            <code>{ui.cards.tag(uid)}</code>
            <button
              type="button"
              class="plain"
              data-replace={uid}
              onClick={() => {
                close();
                send({ ...again, instead: uid });
              }}
            >
              {ui.cards.replaceTag}
            </button>
            <button type="button" class="plain" data-forget={uid} onClick={() => send({ do: 'forget-tag', uid })}>
              {ui.cards.forgetTag}
            </button>
          </li>
        ))}
      </ul>
      <p>
        <button
          type="button"
          class="plain"
          data-do="add-tag"
          onClick={() => {
            close();
            send(again);
          }}
        >
          {ui.cards.addTag}
        </button>
        <button type="button" class="plain" data-do="close-tags" onClick={close}>
          {ui.close}
        </button>
      </p>
    </section>
  );
}
