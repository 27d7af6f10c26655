/** A save told in words, from its first entry to the count. */
import type { Entry, Opened } from '../ledger/entries.ts';
import { fold, standing } from '../ledger/fold.ts';
import { conflictsOf } from '../ledger/night.ts';
import { readSave } from '../ledger/save.ts';
import { isBuilt } from '../rules/built.ts';
import { texts } from '../text/index.ts';

export interface Told {
  /** The number of the last round that began. */
  readonly rounds: number;
  readonly steps: readonly { is: string; text: string; cites: readonly string[] }[];
  /** Dollars by bandit; empty until the night is counted. */
  readonly score: Readonly<Record<string, number>>;
  readonly winners: readonly string[];
  /** Entries that no longer fit what was amended before them, and why. */
  readonly conflicts: readonly { n: number; why: string }[];
  /** Lines at the end of the file that were left out. */
  readonly dropped: number;
}

/** @returns a sentence that says what is wrong, where the text is no night that can be told */
export function tellNight(text: string): Told | string {
  const read = readSave(text);
  if (!read.ok && read.code === 'newer')
    return `was written by a newer Caboose (format ${read.format}). Update Caboose to open it.`;
  if (!read.ok) return 'is not a night of Caboose.';
  const [opened, ...entries] = read.entries as [Opened, ...Entry[]];
  if (!isBuilt(opened.setup))
    return 'was played with rules that this Caboose does not have. Update Caboose to open it.';
  const night = fold(opened, standing(entries).deeds);
  const { score, round } = night.game.state;
  return {
    rounds: round?.number ?? 0,
    steps: night.facts.map((fact) => ({ is: fact.is, text: texts.say(fact), cites: fact.cites })),
    score: score?.totals ?? {},
    winners: score?.winners ?? [],
    conflicts: conflictsOf(night),
    dropped: read.dropped,
  };
}
