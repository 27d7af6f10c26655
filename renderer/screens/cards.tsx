/** Enrolment: which tag is which card, bandit by bandit, in any order. */
import type { CardsView, ReaderView } from '../../src/messages/view.ts';
import { texts } from '../../src/text/index.ts';
import { Choose } from '../enrol/choose.tsx';
import { Guided } from '../enrol/guided.tsx';
import { Doubt, Writing } from '../enrol/writing.tsx';
import { hasControls } from '../face.ts';
import { Exchange } from '../parts/exchange.tsx';
import { Page } from '../parts/page.tsx';
import { send } from '../store.ts';

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
      {hasControls && <Writing {...cards.writing} />}
      {cards.doubt && hasControls && <Doubt {...cards.doubt} />}
      {cards.list ? (
        <Guided
          list={cards.list}
          lists={cards.pieces.some(({ who }) => who === cards.list?.who) ? [] : ['actions', 'bullets', 'added']}
        />
      ) : (
        <>
          <Choose bandits={cards.bandits} pieces={cards.pieces} />
          {hasControls && (
            <p class="to-labels">
              <a class="plain" data-do="labels" href="?sheet=labels">
                {ui.labels.open}
              </a>
            </p>
          )}
          {hasControls && <Exchange file={cards.file} />}
        </>
      )}
    </Page>
  );
}
