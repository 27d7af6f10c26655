/** Which tag is which card: enrolled once, kept as JSON in the data folder, exportable as it stands. */
import { z } from 'zod';
import { banditCards, CYLINDER } from '../rules/catalogue/components.ts';
import type { Option, Who } from '../rules/engine/state.ts';
import { modules } from '../rules/modules/index.ts';

const tag = z
  .strictObject({
    /** A bandit, or the module whose piece it is. */
    who: z.string().max(40),
    /** A piece of a module, `hostage:banker`; an action card's name, `bullet`, or the kind of a thing of which each bandit has one: `prisoner`. */
    card: z.string().max(40),
    /** 1 or 2 for the two cards of a kind; 1 to 6 for bullets, to 8 for horses. */
    copy: z.int().min(1).max(12),
  })
  .refine(({ who, copy }) => copy <= CYLINDER || withPieces.includes(who));
export type Tag = z.infer<typeof tag>;

const file = z.strictObject({ version: z.literal(1), tags: z.record(z.string().regex(/^[0-9A-F]{8,20}$/), tag) });

/** Tags by UID: upper-case hex, first transmitted byte first. */
export type Tags = Record<string, Tag>;

/** @returns the tags of a kept file, or undefined when it is not one */
export function readTags(value: unknown): Tags | undefined {
  const parsed = file.safeParse(value);
  return parsed.success ? parsed.data.tags : undefined;
}
export const tagsFile = (tags: Tags): unknown => ({ version: 1, tags });

/** A bandit's lists: the ten action cards, the bullets, and the cards that modules add. */
export type CardList = 'actions' | 'bullets' | 'added';

/** Cards that the modules have for every bandit, whether they are in play or not. */
const addedCards = modules.flatMap(({ cards = [], tagged = [] }) => [...cards, ...tagged]);

/** What a bandit's list holds, in the order in which it is asked for. */
export function listOf(list: CardList): { card: string; copy: number }[] {
  if (list === 'bullets') return Array.from({ length: CYLINDER }, (_, at) => ({ card: 'bullet', copy: at + 1 }));
  return numbered(list === 'added' ? addedCards : banditCards);
}

const numbered = (cards: readonly string[]): { card: string; copy: number }[] =>
  cards.map((card, at) => ({ card, copy: cards.slice(0, at).filter((one) => one === card).length + 1 }));

/** The pieces with a tag of their own, by the module that brings them. */
const piecesOf = new Map(modules.flatMap(({ id, pieces }) => (pieces ? [[id, pieces] as const] : [])));

/** Modules whose pieces can be enrolled. */
export const withPieces: readonly string[] = [...piecesOf.keys()];

/** What is asked for of a bandit, or of a module's pieces, which are one list. */
export function listFor(who: Who, list: CardList): { card: string; copy: number }[] {
  const pieces = piecesOf.get(who);
  return pieces ? numbered(pieces) : listOf(list);
}

/** Whether a module's piece stands for an option that has another name. */
export const standsFor = ({ who, card }: Tag, option: Option): boolean =>
  modules.find(({ id }) => id === who)?.stands?.(card, option) ?? false;

/** The UID enrolled for a card, or undefined. */
export const uidOf = (tags: Tags, who: Who, card: string, copy: number): string | undefined =>
  Object.keys(tags).find((uid) => {
    const one = tags[uid];
    return one?.who === who && one.card === card && one.copy === copy;
  });

/** How many of a bandit's ten cards are enrolled, or of a module's pieces. */
export const enrolled = (tags: Tags, who: Who): number =>
  listFor(who, 'actions').filter(({ card, copy }) => uidOf(tags, who, card, copy) !== undefined).length;
