/** The box of enrolled cards: which tag is which card, and the list being enrolled. Kept in the data folder. */
import type { Command } from '../messages/commands.ts';
import type { CardsView, Notice } from '../messages/view.ts';
import { laterBandits, playableBandits } from '../rules/catalogue/components.ts';
import type { Who } from '../rules/engine/state.ts';
import { isSecret } from '../table/box-lists.ts';
import { type Enrolment, enrol, forget, isListed, items, tagsOf, without } from '../table/enrolment.ts';
import { exportTags, mergeTags, parseTags } from '../table/exchange.ts';
import { labelLists } from '../table/labels.ts';
import {
  type CardList,
  enrolled,
  listFor,
  readTags,
  type Tag,
  type Tags,
  tagsFile,
  withOwnCards,
  withPieces,
} from '../table/tags.ts';
import type { Storage } from './storage.ts';

const FILE = 'cards';
const BEFORE = 'cards-before';

/** Whoever lays cards of a colour. */
const bandits: readonly Who[] = [...playableBandits, ...laterBandits];
const players: readonly Who[] = [...bandits, ...withOwnCards];

/** Which card of a list is tapped next. */
export type Wanted = Pick<Extract<Command, { do: 'enrol' }>, 'card' | 'copy' | 'instead'>;

/** A notice without its number. */
export type Saying = Omit<Notice, 'n'>;

export class CardBox {
  private kept: Tags = {};
  /** Those and the virtual ones. */
  private all: Tags;
  private enrolment: Enrolment | null = null;
  /** A tag that says it is another card than the one that is asked for. */
  doubt: { readonly uid: string; readonly says: Tag } | null = null;
  /** Whether names are written to the tags that are tapped. */
  writes = false;

  /** @param virtual tags that are known without being enrolled: those of the simulator's deck */
  constructor(
    private readonly storage: Storage,
    private readonly virtual: Tags = {},
  ) {
    this.all = virtual;
  }

  get tags(): Tags {
    return this.all;
  }
  /** Whether taps go to a list now. */
  get enrolling(): boolean {
    return this.enrolment !== null;
  }
  /** Bandits whose ten cards are all enrolled. */
  get complete(): Who[] {
    return bandits.filter((who) => enrolled(this.kept, who) === listFor(who, 'actions').count);
  }

  /** @returns false when there is a file and it is not ours: it is left as it is until a card is enrolled */
  async load(): Promise<boolean> {
    const value = await this.storage.readJson(FILE).catch(() => null);
    const tags = readTags(value);
    if (tags) this.know(tags);
    return tags !== undefined || value === undefined;
  }

  /**
   * @param wanted the card that is tapped next, where that is not the first that is open; with a copy it is a further
   * tag of a known card, in place of `instead` if that is there
   * @returns false for somebody, or a module's pieces, without cards in this version, and for a card that is not on the list
   */
  begin(who: Who | null, list: CardList, { card, copy, instead }: Wanted = {}): boolean {
    if (who !== null && ![...players, ...withPieces].includes(who)) return false;
    const enrolment = who === null ? null : { who, list, ...(card !== undefined && { card }) };
    if (enrolment && card !== undefined && !isListed(enrolment, card, copy)) return false;
    this.doubt = null;
    const again = copy === undefined ? undefined : { copy, instead: instead ?? null };
    this.enrolment = enrolment && again ? { ...enrolment, again } : enrolment;
    return true;
  }

  /** Rejects with a StorageError when it cannot be kept; the tag is then known as before. */
  forgetTag(uid: string): Promise<void> {
    return this.keep(without(this.kept, uid));
  }

  /** Rejects with a StorageError when it cannot be kept; the cards are then as they were. */
  forget(who: Who): Promise<void> {
    return this.keep(forget(this.kept, who));
  }

  /** The card that a tag is known to be, or undefined. */
  tagOf(uid: string): Tag | undefined {
    return this.all[uid];
  }

  /** The card that the next tap becomes, or undefined where no list is open or nobody has said which. */
  get wanted(): Tag | undefined {
    const { enrolment } = this;
    const next = enrolment && items(this.kept, enrolment).find((item) => item.next);
    return enrolment && next ? { who: enrolment.who, card: next.card, copy: next.copy } : undefined;
  }

  /** A tag that says by itself which card it is becomes that card. Rejects with a StorageError when it cannot be kept. */
  async believe(uid: string, tag: Tag): Promise<Saying> {
    this.doubt = null;
    await this.keep({ ...this.kept, [uid]: tag });
    return { tone: 'good', code: 'enrol.says', who: tag.who, card: tag.card, with: { copy: tag.copy } };
  }

  /** What a tap does to the list, to be said. Rejects with a StorageError when it cannot be kept. */
  async tap(uid: string, random: boolean): Promise<Saying> {
    this.doubt = null;
    const result = enrol(this.kept, this.enrolment as Enrolment, uid, random);
    if ('tags' in result) await this.keep(result.tags);
    if ('tags' in result && this.enrolment?.again) this.begin(this.enrolment.who, this.enrolment.list);
    // What it is may be nobody's business just now: of a night that was left, it may lie face down.
    const isSaid = 'tag' in result && (result.code === 'enrol.done' || !isSecret(result.tag));
    const tag = isSaid ? result.tag : null;
    return {
      tone: result.code === 'enrol.done' ? 'good' : 'bad',
      code: result.code,
      who: tag?.who ?? null,
      card: tag?.card ?? null,
      with: tag ? { copy: tag.copy } : { uid },
    };
  }

  /**
   * Takes the list of another computer; what was here before a replacement is kept beside it. Rejects with a
   * StorageError when it cannot be kept.
   */
  async take(text: string, way: 'add' | 'replace'): Promise<Saying> {
    const theirs = parseTags(text);
    if (!theirs) return { tone: 'bad', code: 'cards.not-a-list', who: null, card: null, with: {} };
    if (way === 'replace') await this.storage.writeJson(BEFORE, tagsFile(this.kept));
    const { tags, ...counts } = mergeTags(way === 'add' ? this.kept : {}, theirs);
    await this.keep(tags);
    return { tone: counts.clashes > 0 ? 'wait' : 'good', code: 'cards.taken', who: null, card: null, with: counts };
  }

  /**
   * @param open whether the numbers of the tags may be shown there
   * @param canWrite whether the reader reaches the tags' memory
   */
  view(open: boolean, canWrite: boolean): CardsView {
    const counted = (who: Who) => ({ who, have: enrolled(this.kept, who), of: listFor(who, 'actions').count });
    return {
      bandits: players.map(counted),
      pieces: withPieces.map(counted),
      labels: labelLists,
      file: open ? exportTags(this.kept) : '',
      writing: { on: this.writes, can: canWrite },
      doubt: this.doubt && { says: this.doubt.says, asked: this.wanted ?? null },
      list: this.enrolment && listView(this.kept, this.enrolment, open),
    };
  }

  private async keep(tags: Tags): Promise<void> {
    await this.storage.writeJson(FILE, tagsFile(tags));
    this.know(tags);
  }

  private know(tags: Tags): void {
    this.kept = tags;
    this.all = { ...this.virtual, ...tags };
  }
}

function listView(tags: Tags, enrolment: Enrolment, open: boolean): CardsView['list'] {
  const { who, list, again } = enrolment;
  const listed = items(tags, enrolment).map((item) => ({
    ...item,
    tags: open ? tagsOf(tags, { who, ...item }) : [],
  }));
  return { who, list, of: listFor(who, list).count, again: again !== undefined, items: listed };
}
