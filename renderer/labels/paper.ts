/** Labels on paper, in millimetres: what fits on a page, and which label goes where. Measures are those of `styles/labels.css`. */
import type { CardsView } from '../../src/messages/view.ts';

export type Paper = 'a4' | 'letter';
export const PAPERS: readonly Paper[] = ['a4', 'letter'];

/** Labels of 46 by 29 mm beside and below one another, inside margins that every printer leaves. */
const ROOM: Record<Paper, { columns: number; rows: number }> = {
  a4: { columns: 4, rows: 9 },
  letter: { columns: 4, rows: 8 },
};

export interface Label {
  readonly who: string;
  readonly card: string;
  /** Which of how many alike. */
  readonly copy: number;
  readonly of: number;
}

/** What the address calls a list. */
export const idOf = ({ who, list }: CardsView['labels'][number]): string => `${who}.${list}`;

/** One label for each card of a list, those that are alike after one another. */
export const labelsOf = ({ who, cards }: CardsView['labels'][number]): Label[] =>
  cards.flatMap(({ card, copies }) =>
    Array.from({ length: copies }, (_, at) => ({ who, card, copy: at + 1, of: copies })),
  );

export function pagesOf(labels: readonly Label[], paper: Paper): Label[][] {
  const { columns, rows } = ROOM[paper];
  const room = columns * rows;
  return Array.from({ length: Math.ceil(labels.length / room) }, (_, page) =>
    labels.slice(page * room, (page + 1) * room),
  );
}
