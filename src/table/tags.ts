/** Which tag is which card: enrolled once, kept as JSON in the data folder, exportable as it stands. */
import { z } from 'zod';
import { banditCards, CYLINDER } from '../rules/catalogue/components.ts';
import type { Option, Question, State, Who } from '../rules/engine/state.ts';
import { everyModule as modules } from '../rules/modules/index.ts';
import { boxLists, CHARACTER, isChosenBy, isIdle, NUDGE } from './box-lists.ts';
import { COMMANDS, commandTags } from './command-tags.ts';

/** Characters that modules bring, with cards that are no bandit's. */
const ownCardsOf = new Map(modules.flatMap(({ ownCards }) => (ownCards ? [[ownCards.who, ownCards] as const] : [])));

const tag = z
  .strictObject({
    /** A bandit, or the module whose piece it is. */
    who: z.string().max(40),
    /** A piece of a module, `hostage:banker`; an action card's name, `bullet`, or the kind of a thing of which each bandit has one: `prisoner`. */
    card: z.string().max(40),
    /** 1 or 2 for the two cards of a kind; 1 to 6 for bullets, to 12 for those of two cylinders, to 8 for horses. */
    copy: z.int().min(1).max(12),
  })
  .refine(({ who, copy }) => copy <= CYLINDER || withPieces.includes(who) || ownCardsOf.has(who));
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

/** A bandit's lists: the ten action cards, the bullets, and what else there is of his. */
export type CardList = 'actions' | 'bullets' | 'added';

/** Cards that the modules have for every bandit, whether they are in play or not, and his character card. */
const addedCards = [...modules.flatMap(({ cards = [], tagged = [] }) => [...cards, ...tagged]), CHARACTER];
/** Bandits with a Nudge among their cards. */
const nudging: readonly Who[] = ['silk'];

/** What a bandit's list holds, in the order in which it is asked for. */
export function listOf(list: CardList): Listed['cards'] {
  if (list === 'bullets') return Array.from({ length: CYLINDER }, (_, at) => ({ card: 'bullet', copy: at + 1 }));
  return numbered(list === 'added' ? addedCards : banditCards);
}

const numbered = (cards: readonly string[]): Listed['cards'] =>
  cards.map((card, at) => ({ card, copy: cards.slice(0, at).filter((one) => one === card).length + 1 }));

/** The pieces with a tag of their own, by the module that brings them; commands are enrolled like them. */
const piecesOf = new Map<string, readonly string[]>([
  [COMMANDS, commandTags],
  ...boxLists,
  ...modules.flatMap(({ id, pieces }) => (pieces ? [[id, pieces] as const] : [])),
]);

/** Modules whose pieces can be enrolled, the commands, and what else is in the box. */
export const withPieces: readonly string[] = [...piecesOf.keys()];

export const withOwnCards: readonly Who[] = [...ownCardsOf.keys()];

/** Whether it is a piece of a module or of its character, which answers by its name: no card that anybody lays. */
export const isPiece = ({ who, card }: Pick<Tag, 'who' | 'card'>): boolean => {
  const own = ownCardsOf.get(who);
  return piecesOf.has(who) || (own !== undefined && [...own.bullets.names, ...own.pieces].includes(card));
};

/** Whether it is laid from a hand, and not kept in sight: a character card, a prisoner. */
export const isPlayed = ({ card }: Tag): boolean =>
  card !== CHARACTER && !modules.some(({ tagged = [] }) => tagged.includes(card));

/** Whether there is anything to do with it in a night of those modules: what only others bring stays in the box. */
export function hasUse(tag: Tag, inPlay: readonly string[]): boolean {
  const { who, card } = tag;
  if (isIdle(tag)) return false;
  const bringing = modules.filter(
    ({ id, cards = [], tagged = [], ownCards }) =>
      id === who || ownCards?.who === who || cards.includes(card) || tagged.includes(card),
  );
  return bringing.length === 0 || bringing.some(({ id }) => inPlay.includes(id));
}

/** What is enrolled in one go: the cards there may be, and so many of them in all. */
export interface Listed {
  readonly cards: readonly { card: string; copy: number }[];
  readonly count: number;
}

/** What is asked for of a bandit, of a module's pieces, which are one list, or of a character that a module brings. */
export function listFor(who: Who, list: CardList): Listed {
  const pieces = piecesOf.get(who);
  const own = ownCardsOf.get(who);
  if (own && list !== 'added') {
    const { names, most, count } = own[list];
    return { cards: numbered(names.flatMap((card) => Array<string>(most).fill(card))), count };
  }
  const nudge = list === 'added' && nudging.includes(who) ? numbered([NUDGE]) : [];
  const cards = pieces ? numbered(pieces) : own ? numbered([...own.added, ...own.pieces]) : [...listOf(list), ...nudge];
  return { cards, count: cards.length };
}

/** Whether a piece stands for an option that has another name. */
export const standsFor = (tag: Tag, option: Option, question: Question, state: State): boolean =>
  modules.find(({ id }) => id === tag.who)?.stands?.(tag.card, option) ?? isChosenBy(tag, option, question, state);

/** The UID enrolled for a card, or undefined. */
export const uidOf = (tags: Tags, who: Who, card: string, copy: number): string | undefined =>
  Object.keys(tags).find((uid) => {
    const one = tags[uid];
    return one?.who === who && one.card === card && one.copy === copy;
  });

/** How many of somebody's action cards are enrolled, or of a module's pieces. */
export const enrolled = (tags: Tags, who: Who): number =>
  listFor(who, 'actions').cards.filter(({ card, copy }) => uidOf(tags, who, card, copy) !== undefined).length;
