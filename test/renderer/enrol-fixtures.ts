/** Enrolment: what there is to enrol, a card's tags, a list of the box. */
import type { CardsView, View } from '../../src/messages/view.ts';
import { playableBandits } from '../../src/rules/catalogue/components.ts';
import { labelLists } from '../../src/table/labels.ts';
import { type CardList, listFor, withOwnCards, withPieces } from '../../src/table/tags.ts';
import { view } from './fixtures.ts';

const counted = (who: string, have: number) => ({ who, have, of: listFor(who, 'actions').count });

/** A list of which the first `have` are known; the next one is asked for, or a new tag of that one again. */
function listed(who: string, list: CardList, have: number, again: number | null = null): CardsView['list'] {
  const { cards, count } = listFor(who, list);
  const items = cards.map((item, at) => ({
    ...item,
    done: at < have,
    next: at === (again ?? have),
    tags: at < have ? [`04A2B3C4D5E6${(at + 16).toString(16).toUpperCase()}`] : [],
  }));
  return { who, list, of: count, again: again !== null, items };
}

const cardsView = (list: CardsView['list']): CardsView => ({
  bandits: [...playableBandits, ...withOwnCards].map((who, at) => counted(who, at < 2 ? 10 : 0)),
  pieces: withPieces.map((who, at) => counted(who, at % 3)),
  labels: labelLists,
  writing: { on: false, can: true },
  doubt: null,
  file: '',
  list,
});

const enrolling = (list: CardsView['list'], more: Partial<CardsView> = {}): View =>
  view({ screen: 'cards', cards: { ...cardsView(list), ...more } });

export const enrolScreens: Record<string, View> = {
  'cards-box': enrolling(null),
  'cards-known': enrolling(listed('ghost', 'actions', 4)),
  'cards-doubt': enrolling(listed('doc', 'actions', 2), {
    writing: { on: true, can: true },
    doubt: {
      says: { who: 'stagecoach', card: 'hostage:photographer', copy: 1 },
      asked: { who: 'doc', card: 'change-floor', copy: 1 },
    },
  }),
  'cards-again': enrolling(listed('belle', 'actions', 10, 3)),
  'cards-rounds': enrolling(listed('round-cards', 'actions', 5)),
  'cards-train': enrolling(listed('train', 'actions', 9)),
  'cards-loot': enrolling(listed('loot', 'actions', 20)),
  labels: enrolling(null),
  'labels-letter': enrolling(null),
  'cards-silk': enrolling(listed('silk', 'added', 1)),
};

/** What is asked for in the address of a screen. */
export const addresses: Record<string, string> = {
  labels: '?sheet=labels&paper=a4',
  'labels-letter': '?sheet=labels&paper=letter&lists=round-cards.actions,train.actions',
};

export const enrolTouches: Record<string, string[]> = { 'cards-known': ['.guided-list .done button'] };
