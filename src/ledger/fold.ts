/** The record as a fold over the entries: which deeds stand after all undos and redos, and the night they make. */
import { amend } from './amend.ts';
import { type Deed, type Entry, isNote, type Opened } from './entries.ts';
import { begin, catchUp, doNow, meeting, type Night } from './night.ts';

/** Deeds that stand, and those taken back, the latest taken back last. */
export interface Standing {
  deeds: Deed[];
  undone: Deed[];
}

/** Sorts entries into what stands and what was taken back. A new deed forgets what could be redone. */
export function standing(entries: readonly Entry[]): Standing {
  const deeds: Deed[] = [];
  let undone: Deed[] = [];
  for (const entry of entries) {
    if (entry.is === 'night' || isNote(entry)) continue;
    if (entry.is === 'undo') {
      for (const deed of takeBack(deeds, entry.to)) undone.push(deed);
    } else if (entry.is === 'redo') {
      for (const deed of entry.all ? undone.splice(0).reverse() : undone.splice(-1)) deeds.push(deed);
    } else {
      deeds.push(entry);
      undone = [];
    }
  }
  return { deeds, undone };
}

/** Takes the last deed off, or all from entry `to` on; returns them, the latest first. */
function takeBack(deeds: Deed[], to: number | undefined): Deed[] {
  const from = to === undefined ? deeds.length - 1 : deeds.findIndex((deed) => deed.n >= to);
  return from < 0 ? [] : deeds.splice(from).reverse();
}

/** A night from its first entry and the deeds that stand. */
export function fold(opened: Opened, deeds: readonly Deed[]): Night {
  let night = begin(opened);
  for (const deed of deeds) night = follow(night, deed);
  return night;
}

/** Does one more deed, and those that waited for it. Returns the night it leads to: another one after an amend. */
export function follow(night: Night, deed: Deed): Night {
  if (deed.is === 'amend') {
    const amended = amend(night, deed);
    if (typeof amended !== 'string') return amended;
    night.refused.push({ ...meeting(night, deed), why: amended });
    return night;
  }
  doNow(night, deed);
  catchUp(night);
  return night;
}
