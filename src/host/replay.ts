/** A night of the shelf, looked at again step by step. Nothing is written. */
import type { Entry, Opened } from '../ledger/entries.ts';
import { fold, standing } from '../ledger/fold.ts';
import { begin, doNow, type Night } from '../ledger/night.ts';
import { notesOf } from '../ledger/notes.ts';
import type { ReplayView } from '../messages/view.ts';
import { nightView } from './views/night.ts';

export class Replay {
  /** The whole night, every amend applied. */
  private readonly whole: Night;
  /** The night up to the step that is shown. */
  private shown: Night;
  private at = 0;

  constructor(
    readonly id: string,
    entries: readonly [Opened, ...Entry[]],
  ) {
    this.whole = fold(entries[0], standing(entries).deeds);
    this.shown = begin(this.whole.opened);
  }

  /** Shows that step; returns false where there is none of that number. */
  to(n: number): boolean {
    const { done, opened } = this.whole;
    if (n > done.length) return false;
    if (n < this.at) {
      this.shown = begin(opened);
      this.at = 0;
    }
    for (const { deed } of done.slice(this.at, n)) doNow(this.shown, deed);
    this.at = n;
    return true;
  }

  /** Cards that lay face down are shown once the night is over: until then people still play it. */
  view(): ReplayView {
    const { whole, shown, at, id } = this;
    const over = whole.game.state.score !== null;
    const source = {
      night: shown,
      at,
      canUndo: false,
      canRedo: false,
      standing: [],
      notes: notesOf([]),
    };
    const around = { id, putBack: [], unsaved: null, amend: null, logShown: false, revealed: over };
    return { id, at, of: whole.done.length, night: nightView(source, around), steps: this.steps() };
  }

  private steps(): ReplayView['steps'] {
    const { done, facts } = this.whole;
    const begins = [0, ...done.map((met) => met.facts), facts.length];
    return begins.slice(0, -1).map((from, n) => ({ n, facts: facts.slice(from, begins[n + 1]) }));
  }
}
