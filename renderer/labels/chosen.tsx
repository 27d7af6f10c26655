/** Which labels are printed, and on which paper: kept in the address, so that a sheet can be opened again as it was. */
import type { CardsView } from '../../src/messages/view.ts';
import { texts } from '../../src/text/index.ts';
import { idOf, PAPERS, type Paper } from './paper.ts';

type Lists = CardsView['labels'];

interface Props {
  readonly lists: Lists;
  /** Their ids. */
  readonly chosen: readonly string[];
  readonly paper: Paper;
  readonly pages: number;
}

export function Chosen({ lists, chosen, paper, pages }: Props) {
  const { ui, name } = texts;
  const owners = [...new Set(lists.map(({ who }) => who))];
  const toggled = (id: string) => (chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <>
      <p>{ui.labels.note}</p>
      <p class="labels-papers">
        {PAPERS.map((one) => (
          <a
            key={one}
            class="plain"
            data-paper={one}
            aria-current={one === paper ? 'true' : undefined}
            href={addressOf(one, chosen)}
          >
            {ui.labels.papers[one]}
          </a>
        ))}
        <a class="plain" data-do="labels-all" href={addressOf(paper, lists.map(idOf))}>
          {ui.labels.all}
        </a>
        <a class="plain" data-do="labels-none" href={addressOf(paper, [])}>
          {ui.labels.none}
        </a>
        <button type="button" class="big" data-do="print" disabled={pages === 0} onClick={() => print()}>
          {ui.labels.print(pages)}
        </button>
      </p>
      <dl class="labels-lists">
        {owners.map((who) => (
          <div key={who}>
            <dt>{name.cardsOf(who)}</dt>
            <dd>
              {lists
                .filter((list) => list.who === who)
                .map((list) => (
                  <a
                    key={list.list}
                    class="plain"
                    data-list={idOf(list)}
                    aria-current={chosen.includes(idOf(list)) ? 'true' : undefined}
                    href={addressOf(paper, toggled(idOf(list)))}
                  >
                    {name.isSomebody(who) ? ui.labels.lists[list.list] : ui.labels.lists.pieces}
                  </a>
                ))}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

const addressOf = (paper: Paper, ids: readonly string[]): string =>
  `?sheet=labels&paper=${paper}&lists=${ids.join(',')}`;
