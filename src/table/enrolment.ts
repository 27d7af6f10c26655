/** Enrolling somebody's cards: the list says which card to tap, a tap answers it. */
import type { Who } from '../rules/engine/state.ts';
import { type CardList, listFor, type Tag, type Tags, uidOf } from './tags.ts';

/** The list being worked through. */
export interface Enrolment {
  readonly who: Who;
  readonly list: CardList;
  /** The card that was touched to be the next; without it the next is the first that is open. */
  readonly card?: string;
  /** The next tap is a further tag of that copy of the card, which is known: in place of that one, or beside those there are. */
  readonly again?: { readonly copy: number; readonly instead: string | null };
}

export interface Item {
  card: string;
  copy: number;
  done: boolean;
  /** The one to tap now. */
  next: boolean;
}

/** Whether a card of that name, and that copy of it, is on the list. */
export const isListed = ({ who, list }: Enrolment, card: string, copy = 1): boolean =>
  listFor(who, list).cards.some((one) => one.card === card && one.copy === copy);

/** The UIDs of a card's tags. */
export const tagsOf = (tags: Tags, { who, card, copy }: Tag): string[] =>
  Object.keys(tags).filter((uid) => {
    const one = tags[uid];
    return one?.who === who && one.card === card && one.copy === copy;
  });

/**
 * The list with what is done; the first open one is next, or the one that was touched. Where nobody knows how many there
 * are of a kind, each kind has one open while there is any to come, and none is next until it is touched.
 */
export function items(tags: Tags, { who, list, card: touched, again }: Enrolment): Item[] {
  const { cards, count } = listFor(who, list);
  const all = cards.map(({ card, copy }) => ({ card, copy, done: uidOf(tags, who, card, copy) !== undefined }));
  const left = count - all.filter(({ done }) => done).length;
  const exact = cards.length === count;
  const shown = exact ? all : all.filter((one) => one.done || (left > 0 && one === firstOpen(all, one.card)));
  if (again) return shown.map((one) => ({ ...one, next: one.card === touched && one.copy === again.copy }));
  const next = (touched && firstOpen(shown, touched)) ?? (exact ? firstOpen(shown) : undefined);
  return shown.map((one) => ({ ...one, next: one === next }));
}

const firstOpen = <T extends Pick<Item, 'card' | 'done'>>(all: readonly T[], card?: string): T | undefined =>
  all.find((one) => !one.done && (card === undefined || one.card === card));

export type Enrolled =
  | { code: 'enrol.done'; tag: Tag; tags: Tags; complete: boolean }
  /** This tag is a card already. */
  | { code: 'enrol.duplicate'; tag: Tag }
  /** A phone or bank card, whose number changes with every tap. */
  | { code: 'tap.random' }
  /** Nobody has said yet which card it is. */
  | { code: 'enrol.which' }
  | { code: 'enrol.complete' };

/** What a tap does to the list; the tags are returned anew and never changed in place. */
export function enrol(tags: Tags, enrolment: Enrolment, uid: string, random: boolean): Enrolled {
  if (random) return { code: 'tap.random' };
  const known = tags[uid];
  if (known) return { code: 'enrol.duplicate', tag: known };
  const { again } = enrolment;
  const open = items(tags, enrolment).filter(({ done }) => again !== undefined || !done);
  const next = open.find((item) => item.next);
  if (!next) return { code: open.length > 0 ? 'enrol.which' : 'enrol.complete' };
  const tag = { who: enrolment.who, card: next.card, copy: next.copy };
  const more = { ...without(tags, again?.instead ?? ''), [uid]: tag };
  return { code: 'enrol.done', tag, tags: more, complete: items(more, enrolment).every(({ done }) => done) };
}

/** The tags without that one. */
export const without = (tags: Tags, uid: string): Tags =>
  Object.fromEntries(Object.entries(tags).filter(([one]) => one !== uid));

/** The tags without those of a bandit. */
export const forget = (tags: Tags, who: Who): Tags =>
  Object.fromEntries(Object.entries(tags).filter(([, tag]) => tag.who !== who));
