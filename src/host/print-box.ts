/** What tables read off cards whose print the app does not know by itself, remembered for later nights. Kept in the data folder. */
import { z } from 'zod';
import { printedSchema } from '../ledger/entries.ts';
import type { Setup } from '../rules/engine/state.ts';
import { moduleFaults, modules, printsOf } from '../rules/modules/index.ts';
import type { Storage } from './storage.ts';

const FILE = 'prints';

const file = z.strictObject({ version: z.literal(1), known: printedSchema });
const everyModule = { modules: modules.map(({ id }) => id), house: {}, silk: '' };

/** Whether cards of the box may be printed so. */
const mayBe = (known: Setup['known']): boolean =>
  Object.keys(known).every((of) => printsOf(everyModule).some((print) => print.of === of)) &&
  moduleFaults({ ...everyModule, known }).length === 0;

export class PrintBox {
  known: Setup['known'] = {};

  constructor(private readonly storage: Storage) {}

  /** @returns false when there is a file and it is not ours: it is left as it is until something is typed in */
  async load(): Promise<boolean> {
    const value = await this.storage.readJson(FILE).catch(() => null);
    if (value === undefined) return true;
    const read = file.safeParse(value);
    if (!read.success || !mayBe(read.data.known)) return false;
    this.known = read.data.known;
    return true;
  }

  /**
   * In place of what was remembered; nothing at all forgets it.
   * @returns false when no cards are printed so. Rejects with a StorageError when it cannot be kept.
   */
  async remember(known: Setup['known']): Promise<boolean> {
    if (!mayBe(known)) return false;
    await this.storage.writeJson(FILE, { version: 1, known });
    this.known = known;
    return true;
  }
}
