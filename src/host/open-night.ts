/** A night that is open: its ledger, its file, and what the table has to put back. */
import type { Draft } from '../ledger/entries.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { AmendView } from '../messages/record.ts';
import type { NightView, PutBack } from '../messages/view.ts';
import { asAmended, declare, type OnTable, onTable, putBack } from '../table/put-back.ts';
import { type SaveFile, StorageError } from './storage.ts';
import { amendView } from './views/amend.ts';
import { nightView } from './views/night.ts';

/** Entries after which the table is no longer as the record has it. */
const leads: ReadonlySet<Draft['is']> = new Set(['undo', 'redo', 'amend']);

export class OpenNight {
  /** How the table stands after an undo, until it says that it matches; null while it follows the record. */
  private stands: OnTable | null = null;
  /** Lines the disk would not take; they are tried again with the next. */
  private owed: string[] = [];
  private unsaved: string | null = null;
  private amending: { of: number; key: string; view: AmendView } | null = null;
  /** Somebody looks at the whole record: it is too long to be sent with every view. */
  private logShown = false;

  constructor(
    readonly id: string,
    readonly ledger: Ledger,
    private readonly file: SaveFile,
  ) {}

  /** Writes the entry, then does it. If the disk refuses, the night goes on in memory and says so loudly. */
  async add(draft: Draft): Promise<void> {
    // A table that follows the record is looked at only where it may fall behind: a tap is not to wait for that.
    const before = leads.has(draft.is) ? onTable(this.ledger) : null;
    const frozen = this.ledger.notes.freeze;
    await this.ledger.add(draft, (line) => this.keep(line));
    if (draft.is !== 'tick' && draft.is !== 'break' && draft.is !== 'freeze') this.amending = null;
    this.stands ??= before;
    switch (draft.is) {
      case 'amend':
        if (this.stands) this.stands = asAmended(this.stands, onTable(this.ledger));
        return;
      case 'correct':
        if (this.stands) declare(this.stands, draft);
        return;
      case 'answer':
      case 'skip':
      case 'repeat':
        this.stands = null;
        return;
      case 'freeze':
        // What was built up anew was built up as the record has it.
        if (frozen === 'knocked' || frozen === 'pack') this.stands = null;
        return;
    }
  }

  /** Tries another answer to an entry, for all to see. Returns a code that says why it cannot be tried. */
  tryAmend(of: number, key: string): string | undefined {
    const { ledger } = this;
    const view = amendView(ledger, { of, key }, this.stands ?? onTable(ledger));
    if (typeof view === 'string') return view;
    this.amending = { of, key, view };
    return undefined;
  }

  dropAmend(): void {
    this.amending = null;
  }

  /** The answer that is being tried for that entry, or undefined. */
  triedKey(of: number): string | undefined {
    return this.amending?.of === of ? this.amending.key : undefined;
  }

  showLog(on: boolean): void {
    this.logShown = on;
  }

  /** There is something to put back. */
  get isBehind(): boolean {
    return this.moves().length > 0;
  }

  /** The table says that it stands as the record has it. */
  matches(): void {
    this.stands = null;
  }

  view(): NightView {
    const { id, ledger, unsaved, amending, logShown } = this;
    return nightView(ledger, { id, putBack: this.moves(), unsaved, amend: amending?.view ?? null, logShown });
  }

  /** Tries once more what the disk has refused; rejects with a StorageError when it still does. */
  async settle(): Promise<void> {
    while (this.owed[0] !== undefined) {
      await this.file.append(this.owed[0]);
      this.owed.shift();
    }
    this.unsaved = null;
  }

  close(): Promise<void> {
    return this.file.close();
  }

  private moves(): PutBack[] {
    return this.stands ? putBack(this.stands, onTable(this.ledger)) : [];
  }

  private async keep(line: string): Promise<void> {
    this.owed.push(line);
    try {
      await this.settle();
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      this.unsaved = error.code;
    }
  }
}
