/** The sheet of labels: what is printed on which paper is chosen above, the pages lie below as they come out of the printer. */
import type { CardsView } from '../../src/messages/view.ts';
import { texts } from '../../src/text/index.ts';
import { Chosen } from './chosen.tsx';
import { idOf, labelsOf, type Paper, pagesOf } from './paper.ts';
import { Sheet } from './sheet.tsx';

interface Props {
  readonly cards: CardsView | null;
  readonly asked: URLSearchParams;
}

/** @param asked `paper=a4|letter` and `lists=ghost.actions,loot.actions`, as the address has it */
export function Labels({ cards, asked }: Props) {
  const { ui } = texts;
  const paper: Paper = asked.get('paper') === 'letter' ? 'letter' : 'a4';
  const lists = cards?.labels ?? [];
  const ids = asked.get('lists')?.split(',') ?? lists.filter(({ list }) => list === 'actions').map(idOf);
  const chosen = lists.filter((list) => ids.includes(idOf(list)));
  const pages = pagesOf(chosen.flatMap(labelsOf), paper);
  return (
    <main class="labels">
      <header class="labels-choice">
        <a class="plain" href="./" data-do="labels-back">
          ← {texts.ui.back}
        </a>
        <h1>{ui.labels.title}</h1>
        {lists.length === 0 ? (
          <p>{ui.labels.openCards}</p>
        ) : (
          <Chosen lists={lists} chosen={chosen.map(idOf)} paper={paper} pages={pages.length} />
        )}
      </header>
      {pages.map((labels, at) => (
        <Sheet key={at} labels={labels} paper={paper} page={at + 1} of={pages.length} />
      ))}
    </main>
  );
}
