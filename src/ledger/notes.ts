/** What is said about the night itself, as it stands: a break, a freeze and what was ticked off since. */
import { type Entry, isNote, type Note } from './entries.ts';

export interface Notes {
  onBreak: boolean;
  freeze: Extract<Note, { is: 'freeze' }>['why'];
  /** Items ticked off since play was frozen. */
  ticked: Set<string>;
}

export function notesOf(entries: readonly Entry[]): Notes {
  const notes: Notes = { onBreak: false, freeze: null, ticked: new Set() };
  for (const entry of entries) if (isNote(entry)) take(notes, entry);
  return notes;
}

/** Takes one more note in. */
export function take(notes: Notes, note: Note): void {
  if (note.is === 'break') notes.onBreak = note.on;
  else if (note.is === 'freeze') {
    notes.freeze = note.why;
    notes.ticked.clear();
  } else if (note.on) notes.ticked.add(note.item);
  else notes.ticked.delete(note.item);
}
