/** A night's ledger: takes deeds in, one after another, each on disk before it is done. */
import type { Fact } from '../rules/engine/facts.ts';
import type { Game } from '../rules/engine/game.ts';
import type { Setup } from '../rules/engine/state.ts';
import { amend } from './amend.ts';
import { type Amended, type Deed, type Draft, type Entry, FORMAT, isNote, type Opened } from './entries.ts';
import { fold, follow, standing } from './fold.ts';
import { type Conflict, conflictsOf, type Night } from './night.ts';
import { type Notes, notesOf, take } from './notes.ts';
import { lineOf } from './save.ts';

/** Where a line goes before its effect is shown. Rejects when it cannot be kept. */
export type Append = (line: string) => Promise<void>;

/** A reader keeps so many events until they are acknowledged. */
const MOST_REPEATED = 16;

export class Ledger {
  readonly entries: Entry[];
  private deeds: Deed[];
  private undone: Deed[];
  readonly notes: Notes;
  /** The night as it stands. */
  night: Night;

  /** @param entries of a night, the first of them its set-up; they are on disk already */
  constructor(
    entries: readonly [Opened, ...Entry[]],
    private readonly clock: () => number,
  ) {
    this.entries = [...entries];
    this.notes = notesOf(entries);
    ({ deeds: this.deeds, undone: this.undone } = standing(entries));
    this.night = fold(this.opened, this.deeds);
  }

  get opened(): Opened {
    return this.entries[0] as Opened;
  }
  get game(): Game {
    return this.night.game;
  }
  get facts(): readonly Fact[] {
    return this.night.facts;
  }
  /** Deeds that do not fit the questions they met, or whose questions have not come again. */
  get conflicts(): Conflict[] {
    return conflictsOf(this.night);
  }
  /** Number of the newest entry but for notes: what a face has seen of the night is told by it. */
  get at(): number {
    return this.entries.findLastIndex((entry) => !isNote(entry));
  }
  get canUndo(): boolean {
    return this.deeds.length > 0;
  }
  get canRedo(): boolean {
    return this.undone.length > 0;
  }
  /** Deeds that stand, oldest first. */
  get standing(): readonly Deed[] {
    return this.deeds;
  }

  /**
   * Whether this very tap is in the record already: the reader repeats it after a crash. A reader that has lost its
   * memory counts from 1 again, so an old number alone says nothing, and only its latest taps can be repeated.
   */
  knows(uid: string, { device, s }: { device: string; s: number }): boolean {
    const taps = this.entries.flatMap((entry) => ('origin' in entry ? entry : []));
    const ofDevice = taps.filter(({ origin }) => origin?.device === device);
    return ofDevice.slice(-MOST_REPEATED).some((tap) => tap.uid === uid && tap.origin?.s === s);
  }

  /** The night that an amend would lead to, or why it cannot be. Nothing is written. */
  trial(what: Pick<Amended, 'of' | 'key' | 'way'>): Night | string {
    return amend(this.night, { n: this.entries.length, ...what });
  }

  /**
   * Writes an entry, then does it. The caller has made sure that it fits.
   * @param append resolves once the line is safe; if it rejects, nothing has changed
   */
  async add(draft: Draft, append: Append): Promise<void> {
    const entry = { n: this.entries.length, at: this.clock(), ...draft } as Entry;
    await append(lineOf(entry));
    this.entries.push(entry);
    if (isNote(entry)) take(this.notes, entry);
    else if (entry.is === 'undo' || entry.is === 'redo') {
      ({ deeds: this.deeds, undone: this.undone } = standing(this.entries));
      this.night = fold(this.opened, this.deeds);
    } else if (entry.is !== 'night') {
      this.deeds.push(entry);
      this.undone = [];
      this.night = follow(this.night, entry);
    }
  }
}

/** The first entry of a night. */
export const opening = (id: string, app: string, setup: Setup, names: Record<string, string>, at: number): Opened => ({
  n: 0,
  at,
  is: 'night',
  format: FORMAT,
  app,
  id,
  setup,
  names,
});
