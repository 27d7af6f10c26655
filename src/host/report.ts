/** A report of a problem, as one text: what a developer needs to see it again, and nothing about the people. */
import type { Entry } from '../ledger/entries.ts';
import { lineOf } from '../ledger/save.ts';
import type { ReaderView } from '../messages/view.ts';

export interface Reporter {
  /** What it runs on: operating system, Node, Electron. */
  readonly about: Readonly<Record<string, string>>;
  /** The last lines of the log. */
  log(): readonly string[];
  /** Keeps the report, with paths of this person's folders cut short; returns where. Fails with a StorageError. */
  write(text: string): Promise<string>;
}

interface Reported {
  readonly version: string;
  readonly reporter: Reporter;
  readonly reader: ReaderView;
  /** Those of the open night; empty where none is. */
  readonly entries: readonly Entry[];
}

/** JSON, with the save as its lines: they can be put into a file and replayed. */
export function reportOf({ version, reporter, reader, entries }: Reported): string {
  const { state, source, dialect, how, trouble, baud, heard, bytes } = reader;
  const report = {
    caboose: version,
    about: reporter.about,
    reader: { state, source, dialect, how, trouble, baud, heard, bytes },
    log: reporter.log(),
    save: entries.map((entry) => lineOf(nameless(entry))),
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}

/** People's names and words stand in the first entry alone. Each player is told from the others by number. */
function nameless(entry: Entry): Entry {
  if (entry.is !== 'night') return entry;
  const players = Object.keys(entry.names).map((who, at): [string, string] => [who, `Player ${at + 1}`]);
  return { ...entry, names: Object.fromEntries(players), setup: { ...entry.setup, silkWords: '' } };
}
