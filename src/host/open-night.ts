/** A night that is open: its ledger, its file, and what the table has to put back. */
import type { Draft } from '../ledger/entries.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { NightView, PutBack } from '../messages/view.ts';
import { declare, type OnTable, onTable, putBack } from '../table/put-back.ts';
import { type SaveFile, StorageError } from './storage.ts';
import { nightView } from './views/night.ts';

export class OpenNight {
  /** How the table stands after an undo, until it says that it matches; null while it follows the record. */
  private stands: OnTable | null = null;
  /** Lines the disk would not take; they are tried again with the next. */
  private owed: string[] = [];
  private unsaved: string | null = null;

  constructor(
    readonly id: string,
    readonly ledger: Ledger,
    private readonly file: SaveFile,
  ) {}

  /** Writes the entry, then does it. If the disk refuses, the night goes on in memory and says so loudly. */
  async add(draft: Draft): Promise<void> {
    const before = onTable(this.ledger.game.state);
    await this.ledger.add(draft, (line) => this.keep(line));
    if (draft.is === 'undo' || draft.is === 'redo') this.stands ??= before;
    else if (draft.is === 'correct' && this.stands) declare(this.stands, draft);
    else this.stands = null;
  }

  /** The table says that it stands as the record has it. */
  matches(): void {
    this.stands = null;
  }

  view(): NightView {
    const { id, ledger, unsaved } = this;
    return nightView(ledger, { id, putBack: this.moves(), unsaved });
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
    return this.stands ? putBack(this.stands, onTable(this.ledger.game.state)) : [];
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
