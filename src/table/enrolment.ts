/** Enrolling a bandit's cards: the list says which card to tap, a tap answers it. */
import type { Who } from '../rules/engine/state.ts';
import { type CardList, listFor, type Tag, type Tags, uidOf } from './tags.ts';

/** The list being worked through. */
export interface Enrolment {
  readonly who: Who;
  readonly list: CardList;
}

export interface Item {
  card: string;
  copy: number;
  done: boolean;
  /** The one to tap now. */
  next: boolean;
}

/** The list with what is done; the first open one is next. */
export function items(tags: Tags, { who, list }: Enrolment): Item[] {
  let found = false;
  return listFor(who, list).map(({ card, copy }) => {
    const done = uidOf(tags, who, card, copy) !== undefined;
    const next = !done && !found;
    if (next) found = true;
    return { card, copy, done, next };
  });
}

export type Enrolled =
  | { code: 'enrol.done'; tag: Tag; tags: Tags; complete: boolean }
  /** This tag is a card already. */
  | { code: 'enrol.duplicate'; tag: Tag }
  /** A phone or bank card, whose number changes with every tap. */
  | { code: 'tap.random' }
  | { code: 'enrol.complete' };

/** What a tap does to the list; the tags are returned anew and never changed in place. */
export function enrol(tags: Tags, enrolment: Enrolment, uid: string, random: boolean): Enrolled {
  if (random) return { code: 'tap.random' };
  const known = tags[uid];
  if (known) return { code: 'enrol.duplicate', tag: known };
  const next = items(tags, enrolment).find((item) => item.next);
  if (!next) return { code: 'enrol.complete' };
  const tag = { who: enrolment.who, card: next.card, copy: next.copy };
  const more = { ...tags, [uid]: tag };
  return { code: 'enrol.done', tag, tags: more, complete: !items(more, enrolment).some((item) => item.next) };
}

/** The tags without those of a bandit. */
export const forget = (tags: Tags, who: Who): Tags =>
  Object.fromEntries(Object.entries(tags).filter(([, tag]) => tag.who !== who));
