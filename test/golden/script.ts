/** A scripted night as data: what people do, in order, each thing beside the question that it answers. */
import { readFileSync } from 'node:fs';
import type { Draft } from '../../src/ledger/entries.ts';
import type { PutBack } from '../../src/messages/view.ts';

/** One thing somebody does. `at` is the id of the question that is open; it is checked before the deed. */
export type Act =
  /** The player whose turn it is lays that card on the reader: `loot 2`. */
  | { at: string; tap: string }
  /** An option is chosen: by a click on its button, on its mark on the train, by its digit, or by Enter. */
  | { at: string; key: string; by?: 'train' | 'digit' | 'enter' }
  /** A card that may not be laid now: `tuco loot 1`. It is answered with that code, and nothing else happens. */
  | { at: string; tap: string; refused: string }
  /** So many deeds are taken back or done again; the page lists these pieces, and somebody says that the table matches. */
  | { at: string; undo: number; putBack: PutBack[] }
  | { redo: number; putBack: PutBack[] }
  /** The reader's cable is pulled out or put back; a card laid while it is out is heard once it is back. */
  | { cable: 'out' | 'in' };

export interface ScriptedNight {
  readonly seats: string[];
  readonly firstPlayer: string;
  readonly cars: string[];
  readonly acts: Act[];
}

/** What the night must come to. */
export interface GoldenCount {
  readonly terms: Record<string, Record<string, number>>;
  readonly totals: Record<string, number>;
  readonly winners: string[];
  /** Where each pawn stands at the end. */
  readonly pawns: Record<string, string>;
}

const read = <T>(name: string): T => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8')) as T;

export const night4 = (): ScriptedNight => read('night-4.json');
export const count4 = (): GoldenCount => read('night-4.score.json');

/** Whose card a tap in the script is, which and which copy: `tuco loot 1`, or `loot 1` for the player who is asked. */
export function cardOf(act: { at: string; tap: string }): { who: string; card: string; copy: number } {
  const words = act.tap.split(' ');
  const [who, card, copy] = words.length === 3 ? words : [act.at.split('/')[3], ...words];
  return { who: who ?? '', card: card ?? '', copy: Number(copy) };
}

/** The entries that an act leaves in the record. */
export function entriesOf(act: Act): Draft[] {
  if ('refused' in act || 'cable' in act) return [];
  if ('undo' in act) return Array<Draft>(act.undo).fill({ is: 'undo' });
  if ('redo' in act) return Array<Draft>(act.redo).fill({ is: 'redo' });
  const key = 'tap' in act ? cardOf(act).card : act.key;
  return [{ is: 'answer', question: act.at, key, via: 'touch' }];
}
